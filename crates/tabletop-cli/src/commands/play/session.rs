//! One game at the keyboard.

use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;

use anyhow::Result;
use tabletop::core::Refusal;
use tabletop::{FullGame, Game, Listener, Match, Rejected, Seat, SeatSet, Seeded, Viewer};
use tabletop_bots::{Ask, Player};

use super::input::{HELP, Input, Line};
use super::{Who, odds, show_standing};
use crate::files;
use crate::show::wrap;

pub(super) struct Session<G: FullGame> {
    played: Match<G>,
    bots: Vec<Option<Box<dyn Player<G>>>>,
    /// What each person was told so far; a spectator where nobody plays by hand.
    listeners: Vec<Option<Listener<G>>>,
    /// The steps at which a person decided, for `undo`.
    decided: Vec<usize>,
    /// Whose secrets are on the screen.
    shown: Option<Seat>,
    ask_all: bool,
    terminal: bool,
}

/// How a question to a person ended.
enum Asked {
    /// The game goes on.
    On,
    /// They left.
    Left,
}

impl<G: FullGame> Session<G> {
    pub(super) fn new(played: Match<G>, who: &[Who], ask_all: bool, terminal: bool) -> Self {
        let seed = played.seed();
        let bots = who
            .iter()
            .zip(1..)
            .map(|(who, number)| match who {
                Who::Human => None,
                Who::Bot(spec) => Some(spec.build(Seeded::nth_seed(seed, number))),
            })
            .collect();
        let listeners = who
            .iter()
            .zip(Seat::ALL)
            .map(|(who, seat)| {
                // Who goes on with a loaded game has heard it; `log` tells it again.
                let new = played.steps().is_empty();
                (*who == Who::Human).then(|| {
                    if new {
                        Listener::from_start(&played, seat)
                    } else {
                        Listener::from_now(&played, seat)
                    }
                })
            })
            .collect();
        Session {
            played,
            bots,
            listeners,
            decided: Vec::new(),
            shown: None,
            ask_all,
            terminal,
        }
    }

    pub(super) fn run(&mut self, input: &mut Input, out: &mut dyn Write) -> Result<()> {
        loop {
            let Some(seat) = self.played.pending().seats().first() else {
                match self.over(input, out)? {
                    Asked::On => continue,
                    Asked::Left => return Ok(()),
                }
            };
            let legal = self.played.legal_actions(seat);
            if let Some(bot) = &mut self.bots[seat.index()] {
                let action = bot.choose(&Ask {
                    game: self.played.game(),
                    view: &self.played.view(seat),
                    seat,
                    legal: &legal,
                });
                self.played.apply(seat, action)?;
            } else if let (false, [only]) = (self.ask_all, &legal[..]) {
                self.played.apply(seat, *only)?;
            } else if let Asked::Left = self.ask(seat, &legal, input, out)? {
                return Ok(());
            }
        }
    }

    /// Lets a person decide.
    fn ask(
        &mut self,
        seat: Seat,
        legal: &[G::Action],
        input: &mut Input,
        out: &mut dyn Write,
    ) -> Result<Asked> {
        if let Asked::Left = self.hand_over(seat, input, out)? {
            return self.leave(out);
        }
        self.tell_news(seat, out)?;
        self.show(seat, legal, out)?;
        loop {
            let Some(line) = input.ask(&format!("{seat}> "), out)? else {
                return self.leave(out);
            };
            match Line::read(&line) {
                Line::Help => writeln!(out, "{HELP}")?,
                Line::Board => self.show(seat, legal, out)?,
                Line::Log => self.tell_all(seat.into(), out)?,
                Line::Quit => return self.leave(out),
                Line::Incomplete(message) => writeln!(out, "{message}")?,
                Line::Save(path) => self.save(&path, out)?,
                Line::Undo => {
                    if self.undo(out)? {
                        return Ok(Asked::On);
                    }
                }
                Line::Odds(what) => match find::<G>(&what, legal) {
                    Ok(action) => odds::show(&self.played, seat, action, out)?,
                    Err(message) => writeln!(out, "{}", wrap(&message, 0))?,
                },
                Line::Number(number) => match find::<G>(&number.to_string(), legal) {
                    Ok(action) => {
                        if self.act(seat, action, out)? {
                            return Ok(Asked::On);
                        }
                    }
                    Err(message) => writeln!(out, "{}", wrap(&message, 0))?,
                },
                Line::Text(text) => match find::<G>(&text, legal) {
                    Ok(action) => {
                        if self.act(seat, action, out)? {
                            return Ok(Asked::On);
                        }
                    }
                    Err(message) => writeln!(out, "{}", wrap(&message, 0))?,
                },
            }
        }
    }

    /// Plays an action and answers whether it was; if not, says why.
    fn act(&mut self, seat: Seat, action: G::Action, out: &mut dyn Write) -> Result<bool> {
        let step = self.played.steps().len();
        match self.played.apply(seat, action) {
            Ok(_) => {
                self.decided.push(step);
                Ok(true)
            }
            Err(rejected) => {
                let refused = match &rejected {
                    Rejected::Illegal(illegal) => {
                        format!("not allowed by rule {}: {illegal}", illegal.rule())
                    }
                    other => other.to_string(),
                };
                writeln!(out, "{}", wrap(&refused, 0))?;
                Ok(false)
            }
        }
    }

    /// Hides the screen before another person looks at it.
    fn hand_over(&mut self, seat: Seat, input: &mut Input, out: &mut dyn Write) -> Result<Asked> {
        let before = self.shown.replace(seat);
        if self.people().len() < 2 || before == Some(seat) {
            return Ok(Asked::On);
        }
        if self.terminal {
            clear(out)?;
            let prompt = format!("{seat} is next. Give {seat} the keyboard, and press Enter. ");
            if input.line(&prompt, out)?.is_none() {
                return Ok(Asked::Left);
            }
            clear(out)?;
        }
        Ok(Asked::On)
    }

    fn people(&self) -> SeatSet {
        Seat::ALL
            .into_iter()
            .zip(&self.listeners)
            .filter(|(_, listener)| listener.is_some())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Tells a person what happened since they last looked.
    fn tell_news(&mut self, seat: Seat, out: &mut dyn Write) -> Result<()> {
        let Some(listener) = &mut self.listeners[seat.index()] else {
            return Ok(());
        };
        let mut first = true;
        while let Some(heard) = listener.hear(&self.played) {
            for text in heard.texts() {
                if std::mem::take(&mut first) {
                    writeln!(out)?;
                }
                writeln!(out, "  · {}", wrap(text, 4))?;
            }
        }
        Ok(())
    }

    fn tell_all(&self, who: Viewer, out: &mut dyn Write) -> Result<()> {
        let mut listener = Listener::from_start(&self.played, who);
        while let Some(heard) = listener.hear(&self.played) {
            for text in heard.texts() {
                writeln!(out, "{:>4}  {}", heard.step, wrap(text, 6))?;
            }
        }
        Ok(())
    }

    /// Shows the board and what may be done.
    fn show(&self, seat: Seat, legal: &[G::Action], out: &mut dyn Write) -> Result<()> {
        let game = self.played.game();
        let view = self.played.view(seat);
        let mut board = String::new();
        game.board(&view, &mut board)?;
        writeln!(out, "\n{}\n", board.trim_end())?;
        let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let width = texts
            .iter()
            .map(|text| text.chars().count())
            .max()
            .unwrap_or(0)
            .min(40);
        let bold = anstyle::Style::new().bold();
        writeln!(
            out,
            "{bold}{seat}{bold:#}, step {}:",
            self.played.steps().len() + 1
        )?;
        for (index, (action, text)) in legal.iter().zip(&texts).enumerate() {
            let mut words = String::new();
            game.describe(&view, *action, &mut words)?;
            let mut lead = String::new();
            write!(lead, " {:>3}  {text:<width$}  ", index + 1)?;
            writeln!(
                out,
                "{lead}{}",
                wrap(&words, lead.chars().count()).trim_end()
            )?;
        }
        Ok(())
    }

    /// Takes the game back to before the last decision of a person; answers whether there was one.
    fn undo(&mut self, out: &mut dyn Write) -> Result<bool> {
        let Some(step) = self.decided.pop() else {
            writeln!(out, "there is nothing to take back")?;
            return Ok(false);
        };
        self.played.rewind(step)?;
        writeln!(out, "back to step {}", step + 1)?;
        for listener in self.listeners.iter_mut().flatten() {
            // What they have heard of what is left stays heard.
            if listener.next_step() > step + 1 {
                *listener = Listener::from_now(&self.played, listener.who());
            }
        }
        Ok(true)
    }

    fn save(&self, path: &Path, out: &mut dyn Write) -> Result<()> {
        let compact = path.extension().is_some_and(|end| end == "bin");
        let bytes = if compact {
            self.played.to_bytes()
        } else {
            self.played.to_json_lines().into_bytes()
        };
        // A game is not lost because a file cannot be written: say so and go on.
        match files::write(path, &bytes) {
            Ok(()) => writeln!(
                out,
                "saved {} steps in {}",
                self.played.steps().len(),
                path.display()
            )?,
            Err(error) => writeln!(out, "not saved: {error:#}")?,
        }
        Ok(())
    }

    fn leave(&self, out: &mut dyn Write) -> Result<Asked> {
        writeln!(
            out,
            "You left the game at step {}; it has seed {}.",
            self.played.steps().len() + 1,
            self.played.seed()
        )?;
        Ok(Asked::Left)
    }

    /// Shows how the game ended, and takes what can still be asked for.
    fn over(&mut self, input: &mut Input, out: &mut dyn Write) -> Result<Asked> {
        let people = self.people();
        let who = match people.first() {
            // Secrets of one person are not shown to another.
            Some(seat) if people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        match who.seat() {
            Some(seat) => self.tell_news(seat, out)?,
            None => self.tell_last(out)?,
        }
        let mut board = String::new();
        self.played
            .game()
            .board(&self.played.view(who), &mut board)?;
        writeln!(out, "\n{}", board.trim_end())?;
        if let Some(standing) = self.played.standing() {
            show_standing(&standing, out)?;
        }
        if people.is_empty() {
            return Ok(Asked::Left);
        }
        writeln!(out, "\n`save FILE`, `log`, `undo` or `quit`")?;
        loop {
            let Some(line) = input.ask("> ", out)? else {
                return Ok(Asked::Left);
            };
            match Line::read(&line) {
                Line::Save(path) => self.save(&path, out)?,
                Line::Undo => {
                    if self.undo(out)? {
                        return Ok(Asked::On);
                    }
                }
                Line::Log => self.tell_all(who, out)?,
                Line::Help => writeln!(out, "{HELP}")?,
                Line::Quit => return Ok(Asked::Left),
                Line::Incomplete(message) => writeln!(out, "{message}")?,
                _ => writeln!(
                    out,
                    "the game is over; `save FILE`, `log`, `undo` or `quit`"
                )?,
            }
        }
    }

    /// The last step, for everybody's eyes; the whole game where nobody plays by hand.
    fn tell_last(&self, out: &mut dyn Write) -> Result<()> {
        if self.people().is_empty() {
            return self.tell_all(Viewer::Spectator, out);
        }
        let before = self.played.steps().len().saturating_sub(1);
        let mut listener = Listener::from_step(&self.played, before, Viewer::Spectator)?;
        writeln!(out)?;
        while let Some(heard) = listener.hear(&self.played) {
            for text in heard.texts() {
                writeln!(out, "  · {}", wrap(text, 4))?;
            }
        }
        Ok(())
    }
}

/// The action with this number or text; it need not be legal.
fn find<G: Game>(text: &str, legal: &[G::Action]) -> Result<G::Action, String> {
    if let Ok(number) = text.parse::<usize>() {
        return number
            .checked_sub(1)
            .and_then(|index| legal.get(index).copied())
            .ok_or_else(|| format!("there is no {number}: the numbers are 1 to {}", legal.len()));
    }
    text.parse::<G::Action>()
        .map_err(|error| format!("{error}; `help` tells what you can type"))
}

/// Clears a terminal, with what can be scrolled back to.
fn clear(out: &mut dyn Write) -> Result<()> {
    write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    Ok(())
}
