//! Files: read with their name in every error, written beside their place and then renamed.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;

/// The bytes of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// A value from a JSON file.
pub(crate) fn read_json<T: DeserializeOwned>(path: &Path, what: &str) -> Result<T> {
    serde_json::from_slice(&read(path)?)
        .with_context(|| format!("{} is not {what}", path.display()))
}

/// Writes a file so that an interrupted run leaves what was there before.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let write = || -> Result<()> {
        let folder = match path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        // Beside its place: a rename does not cross file systems.
        let mut file = tempfile::Builder::new()
            .prefix(".tabletop-")
            .permissions_like_others()
            .tempfile_in(folder)?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}

/// Temporary files are private; a finished file should have the rights of any other.
trait LikeOthers {
    fn permissions_like_others(&mut self) -> &mut Self;
}

impl LikeOthers for tempfile::Builder<'_, '_> {
    #[cfg(unix)]
    fn permissions_like_others(&mut self) -> &mut Self {
        use std::os::unix::fs::PermissionsExt;
        // The process's mask is taken off by the system.
        self.permissions(fs::Permissions::from_mode(0o666))
    }

    #[cfg(not(unix))]
    fn permissions_like_others(&mut self) -> &mut Self {
        self
    }
}
