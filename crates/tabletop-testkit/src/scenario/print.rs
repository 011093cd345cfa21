//! A line as a scenario: Rust that compiles when it is pasted into a test.

use std::fmt::Write as _;

use tabletop_core::{Answer, Game};

use crate::law::{Violation, decisions};
use crate::line::{End, Line};

/// Answers of luck on one line of a printed scenario.
const PER_LINE: usize = 6;

/// The last part of the name of a game's type.
pub(crate) fn short_name<G: Game>() -> &'static str {
    let name = std::any::type_name::<G>();
    // What is in angle brackets may hold colons of its own.
    let end = name.find('<').unwrap_or(name.len());
    name[..end]
        .rfind("::")
        .map_or(name, |place| &name[place + 2..])
}

/// A line as a test that breaks the law again.
pub(crate) fn test<G: Game>(line: &Line<G>, name: &str, violation: &Violation) -> String {
    let law = violation.law;
    let mut text = String::new();
    let _ = writeln!(
        text,
        "// Found by the law `{law}`, which was broken after {}.",
        decisions(violation.step)
    );
    let scenario = scenario(
        line,
        name,
        &format!(".keeps(tabletop_testkit::Law::{law:?})\n.done();"),
    );
    let _ = writeln!(text, "#[test]\nfn keeps_the_law_{law}() {{");
    for (index, code) in scenario.lines().enumerate() {
        let indent = if index == 0 { "    " } else { "        " };
        let _ = writeln!(text, "{indent}{code}");
    }
    text.push_str("}\n");
    text
}

/// A line as an expression, one call per line, with `tail` at its end.
pub(crate) fn scenario<G: Game>(line: &Line<G>, name: &str, tail: &str) -> String {
    let setup = raw(&json(line.game().setup()));
    let mut text = String::new();
    let opening = line.opening();
    if opening.by_hand {
        let state = raw(&json(&opening.state));
        let _ = writeln!(
            text,
            "tabletop_testkit::Scenario::<{name}>::from_json_state({setup}, {state})"
        );
    } else {
        let _ = writeln!(
            text,
            "tabletop_testkit::Scenario::<{name}>::from_json({setup})"
        );
        luck(&mut text, &opening.answers);
        text.push_str(".start()\n");
    }
    for step in line.steps() {
        luck(&mut text, &step.answers);
        let _ = writeln!(
            text,
            ".act(\"{}\", {:?})",
            step.seat,
            step.action.to_string()
        );
    }
    if let End::Panicked {
        seat,
        action,
        answers,
        ..
    } = line.end()
    {
        luck(&mut text, answers);
        let _ = writeln!(text, ".act(\"{seat}\", {:?}) // panics", action.to_string());
    }
    text.push_str(tail);
    text
}

fn luck(text: &mut String, answers: &[Answer]) {
    let pairs: Vec<String> = answers
        .iter()
        .map(|answer| format!("({:?}, {})", answer.stream.name(), answer.outcome))
        .collect();
    if pairs.is_empty() {
        return;
    }
    if pairs.len() <= PER_LINE {
        let _ = writeln!(text, ".luck([{}])", pairs.join(", "));
        return;
    }
    text.push_str(".luck([\n");
    for some in pairs.chunks(PER_LINE) {
        let _ = writeln!(text, "    {},", some.join(", "));
    }
    text.push_str("])\n");
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value)
        .unwrap_or_else(|error| format!("this value cannot be written as JSON: {error}"))
}

/// A raw string literal with as many `#` as the text needs.
fn raw(text: &str) -> String {
    let mut fence = "#".to_owned();
    while text.contains(&format!("\"{fence}")) {
        fence.push('#');
    }
    format!("r{fence}\"{text}\"{fence}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn raw_strings_hold_any_text() {
        assert_eq!(raw("{}"), "r#\"{}\"#");
        assert_eq!(raw("a\"#b"), "r##\"a\"#b\"##");
    }
}
