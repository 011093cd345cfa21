//! show
use pirate_cove_coop::*;
use tabletop_core::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let setup: Setup = serde_json::from_str(&a[1]).unwrap();
    let seed: u64 = a[2].parse().unwrap();
    let who: Viewer = a[3].parse().unwrap();
    let game = PirateCoveCoop::new(setup).unwrap();
    let mut table = Quiet::new(Seeded::new(seed));
    let mut m = Match::start(game.clone(), seed);
    let mut seen_points = std::collections::BTreeSet::new();
    while let Some(seat) = m.pending().seats().first() {
        let p = format!("{:?}", m.state().point);
        let p = p.split('(').next().unwrap().to_string();
        let legal = m.legal_actions(seat);
        if seen_points.insert(p) {
            let mut s = String::new();
            game.board(&m.view(who), &mut s).unwrap();
            println!("=================\n{s}");
            for x in &legal {
                let mut d = String::new();
                game.describe(&m.view(who), *x, &mut d).unwrap();
                println!("   {x:<20} {d}");
            }
            let w = s.lines().map(|l| l.chars().count()).max().unwrap();
            assert!(w <= 100, "{w}");
        }
        let k = table.pick(Stream::POLICY, Odds::Even(legal.len() as u32));
        let mut view = m.view(who);
        m.apply(seat, legal[k as usize]).unwrap();
        let n = m.steps().len();
        let evs: Vec<_> = m.seen(n, who).collect();
        if seen_points.len() > 8 && n % 7 == 0 {
            println!("--- {seat} {}", legal[k as usize]);
        }
        for e in evs {
            let mut d = String::new();
            game.tell(&view, &e, &mut d).unwrap();
            if n % 7 == 0 {
                println!("    {d}");
            }
            game.follow(&mut view, &e);
        }
    }
    println!("points {seen_points:?}");
}
