//! What a person types.

use std::io::{self, Write};
use std::path::PathBuf;

/// Lines from stdin, each asked for with a prompt.
pub(super) struct Input {
    terminal: bool,
}

impl Input {
    pub(super) fn new(terminal: bool) -> Self {
        Input { terminal }
    }

    /// The next line that is not empty, without spaces around it; `None` at the end of the input.
    ///
    /// What is not typed at a terminal is written after its prompt, so that the output reads like a session.
    pub(super) fn ask(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Option<String>> {
        loop {
            let Some(line) = self.line(prompt, out)? else {
                return Ok(None);
            };
            if !line.is_empty() {
                return Ok(Some(line));
            }
        }
    }

    /// The next line, even if it is empty.
    pub(super) fn line(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Option<String>> {
        write!(out, "{prompt}")?;
        out.flush()?;
        let mut bytes = Vec::new();
        let read = io::BufRead::read_until(&mut io::stdin().lock(), b'\n', &mut bytes)?;
        if read == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        // Whatever is not text is no command either, and is told so.
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if !self.terminal {
            writeln!(out, "{line}")?;
        }
        Ok(Some(line))
    }
}

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Number(usize),
    Board,
    Log,
    Undo,
    Save(PathBuf),
    Odds(String),
    Help,
    Quit,
    /// Anything else: the text of an action.
    Text(String),
    /// A command without what it needs.
    Incomplete(&'static str),
}

impl Line {
    pub(super) fn read(line: &str) -> Line {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("board" | "b", "") => Line::Board,
            ("log", "") => Line::Log,
            ("undo" | "u", "") => Line::Undo,
            ("help" | "h" | "?", "") => Line::Help,
            ("quit" | "q" | "exit", "") => Line::Quit,
            ("save", "") => Line::Incomplete("save where? `save FILE`"),
            ("save", file) => Line::Save(file.into()),
            ("odds", "") => Line::Incomplete("the odds of what? `odds NUMBER`"),
            ("odds", what) => Line::Odds(what.into()),
            _ => line
                .parse()
                .map_or_else(|_| Line::Text(line.into()), Line::Number),
        }
    }
}

/// What can be typed.
pub(super) const HELP: &str = "\
\x20 NUMBER        do what has this number
  ACTION        the same by its text, as it stands behind the number: with or without a number
  odds NUMBER   how likely each outcome of an action is, as far as you can know
  board         show the board and the actions again
  log           tell the whole game again, as you saw it
  undo          take back everything since your last decision (luck stays as it was)
  save FILE     keep the game; FILE.bin for the compact form. A save holds all secrets of the game
  quit          leave";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        for (line, expected) in [
            ("3", Line::Number(3)),
            ("row 2", Line::Text("row 2".into())),
            ("HELP", Line::Help),
            ("?", Line::Help),
            ("u", Line::Undo),
            ("save my game.jsonl", Line::Save("my game.jsonl".into())),
            ("save", Line::Incomplete("save where? `save FILE`")),
            ("odds row 2", Line::Odds("row 2".into())),
            ("undo it", Line::Text("undo it".into())),
            ("-1", Line::Text("-1".into())),
        ] {
            assert_eq!(Line::read(line), expected, "{line}");
        }
    }
}
