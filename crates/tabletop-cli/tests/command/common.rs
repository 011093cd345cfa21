//! Runs the command and looks at what it says.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the command gave.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `tabletop` with these arguments and nothing on stdin.
pub(crate) fn tabletop(args: &[&str]) -> Ran {
    typed(args, "")
}

/// Runs `tabletop` with these arguments and this input.
pub(crate) fn typed(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabletop"))
        .args(args)
        .env("NO_COLOR", "1")
        .env_remove("COLUMNS")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // In a thread of its own: both sides write, and neither may wait for the other.
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A command that ends before it has read everything closes the pipe, and that is its right.
        let _ = stdin.write_all(input.as_bytes());
    });
    let done = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let ran = Ran {
        code: done.status.code().unwrap_or(-1),
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
    };
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    ran
}

impl Ran {
    /// The output of a run that went well.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The message of a run that failed with this code.
    #[track_caller]
    pub(crate) fn fails(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        assert!(self.err.starts_with("error: "), "{}", self.err);
        self.err
    }

    /// The output read as JSON.
    #[track_caller]
    pub(crate) fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.ok()).unwrap()
    }
}

/// A folder that goes away with its files.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Folder(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The path as an argument.
    pub(crate) fn arg(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::File::create(&path)
            .unwrap()
            .write_all(text.as_ref())
            .unwrap();
        path.to_str().unwrap().to_owned()
    }

    pub(crate) fn names(&self) -> Vec<String> {
        names(self.0.path())
    }
}

/// The names of the files in a folder, in order.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Input that always does the first thing, as often as the longest game needs.
pub(crate) fn ones(then: &str) -> String {
    format!("{}{then}\n", "1\n".repeat(900))
}

/// A whole game of Chaos Marauders that one person played against chance, saved.
pub(crate) fn saved_game(folder: &Folder) -> String {
    let file = folder.arg("game.jsonl");
    let out = typed(
        &[
            "play",
            "chaos-marauders",
            "--seats",
            "human,random",
            "--seed",
            "5",
        ],
        &ones(&format!("save {file}")),
    )
    .ok();
    assert!(out.contains("The game is over"), "{out}");
    file
}
