//! Every page of the book is in its table of contents and has its code tested, and no link to a file of the repository is broken.

use std::fs;
use std::path::{Path, PathBuf};

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All Markdown files at or below `folder`, as paths from the folder of this package, sorted.
fn markdown(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(here().join(&folder)).unwrap() {
            let name = folder.join(entry.unwrap().file_name());
            if here().join(&name).is_dir() {
                folders.push(name);
            } else if name.extension().is_some_and(|end| end == "md") {
                found.push(name.to_str().unwrap().replace('\\', "/"));
            }
        }
    }
    found.sort();
    found
}

/// The targets of the inline links of a page, code left out.
fn links(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for prose in text.split("```").step_by(2) {
        for rest in prose.split("](").skip(1) {
            found.extend(rest.split(')').next());
        }
    }
    found
}

/// The anchors of a page: its headings, as readers of Markdown name them.
fn anchors(text: &str) -> Vec<String> {
    let prose = text.split("```").step_by(2);
    prose
        .flat_map(str::lines)
        .filter_map(|line| line.strip_prefix('#'))
        .map(|heading| {
            let words = heading.trim_start_matches('#').trim().to_lowercase();
            let kept = words
                .chars()
                .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
            kept.map(|c| if c == ' ' { '-' } else { c }).collect()
        })
        .collect()
}

#[test]
fn every_page_has_its_code_tested() {
    let tested = tabletop_book::PAGES;
    for page in markdown("src") {
        assert!(
            page.ends_with("SUMMARY.md") || tested.contains(&page.as_str()),
            "{page} is missing in lib.rs"
        );
    }
}

#[test]
fn every_page_is_in_the_table_of_contents() {
    let summary = fs::read_to_string(here().join("src/SUMMARY.md")).unwrap();
    let listed = links(&summary);
    for page in markdown("src") {
        let page = page.trim_start_matches("src/");
        assert!(
            page == "SUMMARY.md" || listed.contains(&page),
            "{page} is missing in SUMMARY.md"
        );
    }
}

#[test]
fn no_link_between_files_is_broken() {
    let mut pages = markdown("src");
    let more = [
        "../README.md",
        "../CONTRIBUTING.md",
        "../CHANGELOG.md",
        "../fuzz/README.md",
    ];
    pages.extend(more.map(String::from));
    let mut checked = 0;
    for page in pages {
        let path = here().join(&page);
        let text = fs::read_to_string(&path).unwrap();
        for link in links(&text)
            .into_iter()
            .filter(|link| !link.contains("://"))
        {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() {
                path.clone()
            } else {
                path.parent().unwrap_or(Path::new("")).join(file)
            };
            assert!(target.exists(), "{page}: there is no {link}");
            if !anchor.is_empty() {
                let text = fs::read_to_string(&target).unwrap();
                assert!(
                    anchors(&text).iter().any(|known| known == anchor),
                    "{page}: there is no heading for {link}"
                );
            }
            checked += 1;
        }
    }
    assert!(checked > 20, "only {checked} links were found");
}
