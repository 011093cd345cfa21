//! Numbers, tables and long lines, as people like to read them.

use std::io::{self, Write};

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

/// No line of ours is longer.
pub(crate) const WIDTH: u16 = 100;

/// Which side the texts of a column stand on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// A table without lines; long texts go over several rows.
pub(crate) fn table(
    out: &mut dyn Write,
    columns: &[(&str, Side)],
    rows: impl IntoIterator<Item = Vec<String>>,
) -> io::Result<()> {
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(WIDTH - 1)
        .set_header(columns.iter().map(|(name, _)| *name))
        .add_rows(rows);
    for (column, (_, side)) in table.column_iter_mut().zip(columns) {
        if *side == Side::Right {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    for line in table.lines() {
        writeln!(out, " {}", line.trim_end())?;
    }
    Ok(())
}

/// A text broken between words, each line after the first with `indent` spaces before it. Words longer than a line are not broken.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    let width = usize::from(WIDTH).saturating_sub(indent);
    let mut wrapped = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            wrapped.push('\n');
            wrapped.extend(std::iter::repeat_n(' ', indent));
            column = 0;
        } else if column > 0 {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += length;
    }
    wrapped
}

/// A whole number with commas between its thousands.
pub(crate) fn whole(number: impl Into<u128>) -> String {
    let digits = number.into().to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A measured number: more digits the smaller it is.
pub(crate) fn measured(number: f64) -> String {
    let size = number.abs();
    if size >= 1000.0 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "for people to read"
        )]
        let rounded = size.round() as u128;
        return format!("{}{}", if number < 0.0 { "-" } else { "" }, whole(rounded));
    }
    if size >= 100.0 {
        format!("{number:.0}")
    } else if size >= 10.0 {
        format!("{number:.1}")
    } else {
        format!("{number:.2}")
    }
}

/// "1 game", "2 games".
pub(crate) fn count(number: u64, one: &str) -> String {
    format!(
        "{} {one}{}",
        whole(number),
        if number == 1 { "" } else { "s" }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(whole(0u32), "0");
        assert_eq!(whole(999u32), "999");
        assert_eq!(whole(1_234_567u32), "1,234,567");
        assert_eq!(measured(1234.5), "1,235");
        assert_eq!(measured(-1234.4), "-1,234");
        assert_eq!(measured(123.4), "123");
        assert_eq!(measured(12.34), "12.3");
        assert_eq!(measured(0.123), "0.12");
        assert_eq!(count(1, "game"), "1 game");
        assert_eq!(count(2000, "game"), "2,000 games");
    }

    #[test]
    fn long_texts_are_broken_between_words() {
        let text = "word ".repeat(50);
        let wrapped = wrap(&text, 4);
        assert!(wrapped.lines().all(|line| line.chars().count() <= 100));
        assert!(
            wrapped
                .lines()
                .skip(1)
                .all(|line| line.starts_with("    word"))
        );
        assert_eq!(wrap("  a   b ", 4), "a b");
    }

    #[test]
    fn tables_stay_within_the_width() {
        let mut out = Vec::new();
        let rows = [vec!["1".to_owned(), "long ".repeat(60)]];
        table(&mut out, &[("n", Side::Right), ("text", Side::Left)], rows).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.lines().count() > 3);
        assert!(
            text.lines().all(|line| line.chars().count() <= 100),
            "{text}"
        );
    }
}
