//! What a scenario takes for a seat, a viewer and a stream: the thing itself, or its text.

use tabletop_core::{Seat, Stream, TextError, Viewer};

/// A seat, or something that names one: `"P0"`, or its number.
pub trait IntoSeat {
    /// The seat.
    fn seat(self) -> Result<Seat, TextError>;
}

impl IntoSeat for Seat {
    fn seat(self) -> Result<Seat, TextError> {
        Ok(self)
    }
}

impl IntoSeat for &str {
    fn seat(self) -> Result<Seat, TextError> {
        self.parse()
    }
}

impl IntoSeat for u8 {
    fn seat(self) -> Result<Seat, TextError> {
        Seat::try_from(self)
    }
}

/// A viewer, or something that names one: a seat, `"P0"`, `"spectator"`.
pub trait IntoViewer {
    /// The viewer.
    fn viewer(self) -> Result<Viewer, TextError>;
}

impl IntoViewer for Viewer {
    fn viewer(self) -> Result<Viewer, TextError> {
        Ok(self)
    }
}

impl IntoViewer for Seat {
    fn viewer(self) -> Result<Viewer, TextError> {
        Ok(Viewer::Seat(self))
    }
}

impl IntoViewer for &str {
    fn viewer(self) -> Result<Viewer, TextError> {
        self.parse()
    }
}

/// A stream of luck, or its name.
pub trait StreamName {
    /// The name of the stream.
    fn stream_name(&self) -> &str;
}

impl StreamName for Stream {
    fn stream_name(&self) -> &str {
        self.name()
    }
}

impl StreamName for &str {
    fn stream_name(&self) -> &str {
        self
    }
}
