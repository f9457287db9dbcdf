//! Applies corrections to what the splitter found.

use std::collections::BTreeMap;

use super::draft::{Draft, SplitDraft, finish};
use super::heading;
use super::source::{Join, Line, numbered};
use crate::domain::awaited::Awaited;
use crate::domain::hash::TextHash;
use crate::domain::rulings::citation::{place, slug};
use crate::domain::rulings::correction::{Correction, Misfit, NumberedCorrection, line_hash};
use crate::domain::rulings::entry::{Damage, EntryKind, RulingEntry, parents};

/// The draft after every correction that fits.
pub(super) struct Overlaid {
    pub(super) split_draft: SplitDraft,
    pub(super) entries: Vec<RulingEntry>,
    pub(super) outcomes: BTreeMap<i64, Result<u32, Misfit>>,
    pub(super) lines: BTreeMap<i64, (u32, Option<u32>)>,
    pub(super) former: BTreeMap<String, u32>,
}

/// The state of the document between two corrections.
#[derive(Clone)]
struct State {
    split_draft: SplitDraft,
    /// The draft behind each of `entries`.
    drafts: Vec<usize>,
    entries: Vec<RulingEntry>,
}

pub(super) fn lay(
    split_draft: SplitDraft,
    source: &[Line<'_>],
    corrections: &[NumberedCorrection],
) -> Overlaid {
    let mut state = State { split_draft, drafts: Vec::new(), entries: Vec::new() };
    state.finish(source);
    let mut acted: BTreeMap<i64, Result<usize, Misfit>> = BTreeMap::new();
    let mut former: BTreeMap<String, usize> = BTreeMap::new();
    let mut lines = BTreeMap::new();
    for one in corrections.iter().filter(|one| one.correction.mark().is_some()) {
        let mut next = state.clone();
        let done = next.correct(&one.correction, source);
        if let Ok(draft) = done {
            // An entry that moved is still found at its old address. The addresses that a withdrawn correction had
            // created lead to the entry it was made on.
            let (before, after) = (state.addresses(), next.addresses());
            let (old, new) = if one.withdrawn { (after, before) } else { (before, after) };
            for (address, owner) in old {
                if !new.contains_key(&address) {
                    let owner = if one.withdrawn { draft } else { next.heir(owner, draft) };
                    former.insert(address, owner);
                }
            }
        }
        if !one.withdrawn {
            if done.is_ok() {
                lines.extend(state.lines_of(&one.correction, source).map(|found| (one.number, found)));
                state = next;
            }
            acted.insert(one.number, done);
        }
    }
    let ordinal = |draft: usize| state.ordinal(draft);
    Overlaid {
        lines,
        outcomes: acted.into_iter().map(|(number, done)| (number, done.map(ordinal))).collect(),
        former: former.into_iter().map(|(address, draft)| (address, ordinal(draft))).collect(),
        entries: state.entries.clone(),
        split_draft: state.split_draft.clone(),
    }
}

impl State {
    fn finish(&mut self, source: &[Line<'_>]) {
        (self.drafts, self.entries) =
            finish(&mut self.split_draft, source, &Awaited::always()).into_iter().unzip();
    }

    /// The line numbers of a correction in this copy.
    fn lines_of(&self, correction: &Correction, source: &[Line<'_>]) -> Option<(u32, Option<u32>)> {
        let at = correction.mark()?.find(&self.entries)?;
        let first = self.entries.get(at)?.line_start;
        let cut = if let Correction::Cut { line, line_sha256, .. } = correction {
            self.line(*self.drafts.get(at)?, *line, line_sha256, source)
        } else {
            None
        };
        Some((first, cut))
    }

    /// Every address with the draft it leads to.
    fn addresses(&self) -> BTreeMap<String, usize> {
        let address = |entry| place(entry, &parents(&self.entries, entry));
        self.entries.iter().map(address).zip(self.drafts.iter().copied()).collect()
    }

    /// The draft itself, or the one it was merged into.
    fn heir(&self, draft: usize, merged_with: usize) -> usize {
        if self.drafts.contains(&draft) { draft } else { merged_with }
    }

    /// The ordinal of a draft's entry; for a draft that was merged later, of the entry that absorbed it.
    fn ordinal(&self, draft: usize) -> u32 {
        let mut draft = draft;
        while let Some(next) =
            self.split_draft.drafts.get(draft).filter(|it| it.merged).and_then(|it| it.parent)
        {
            draft = next;
        }
        let at = self.drafts.iter().position(|index| *index == draft);
        at.and_then(|at| self.entries.get(at)).map_or(1, |entry| entry.ordinal)
    }

    /// Applies a correction and returns the draft it changed.
    fn correct(&mut self, correction: &Correction, source: &[Line<'_>]) -> Result<usize, Misfit> {
        let Some(mark) = correction.mark() else { return Ok(0) };
        let missing = Misfit::NoEntry(mark.line);
        let at = mark.find(&self.entries).ok_or(missing.clone())?;
        let index = self.drafts.get(at).copied().ok_or(missing)?;
        let acted = match correction {
            Correction::Merge { .. } => self.merge(at, index, source)?,
            Correction::Cut { line, line_sha256, heading, .. } => {
                self.cut(index, *line, line_sha256, heading, source)?
            }
            Correction::Rename { heading, .. } => {
                self.change(index, |draft| draft.heading.clone_from(heading))
            }
            Correction::SetKind { kind, .. } => self.set_kind(index, *kind)?,
            Correction::SetStar { starred, .. } => self.change(index, |draft| draft.starred = *starred),
            Correction::Date { .. } | Correction::Cite { .. } => index,
        };
        self.finish(source);
        Ok(acted)
    }

    /// Changes part of an entry's address, so that its number under the heading is assigned again.
    fn change(&mut self, index: usize, change: impl FnOnce(&mut Draft)) -> usize {
        if let Some(draft) = self.split_draft.drafts.get_mut(index) {
            let key = |draft: &Draft| (slug(&draft.heading), draft.kind == EntryKind::SummaryOfChange);
            let before = key(draft);
            change(draft);
            if key(draft) != before {
                draft.occurrence = None;
            }
        }
        index
    }

    fn set_kind(&mut self, index: usize, kind: EntryKind) -> Result<usize, Misfit> {
        let numbered = self.split_draft.drafts.get(index).is_some_and(|draft| draft.number.is_some());
        if numbered != (kind == EntryKind::TimingStep) {
            return Err(Misfit::Step);
        }
        Ok(self.change(index, |draft| {
            draft.kind = kind;
            draft.kind_is_said = true;
        }))
    }

    fn merge(&mut self, at: usize, index: usize, source: &[Line<'_>]) -> Result<usize, Misfit> {
        let before = at.checked_sub(1).and_then(|at| self.drafts.get(at)).copied();
        let before = before.ok_or(Misfit::NothingBefore)?;
        let level = self.split_draft.drafts.get(before).map_or(1, |draft| draft.level);
        let above = self.split_draft.drafts.get(before).and_then(|draft| draft.parent);
        for part in
            self.split_draft.drafts.iter_mut().filter(|part| !part.merged && part.parent == Some(index))
        {
            part.parent = if part.level > level { Some(before) } else { above };
            part.occurrence = None;
        }
        self.restore_heading(index, source);
        let Some(draft) = self.split_draft.drafts.get_mut(index) else { return Err(Misfit::NothingBefore) };
        let (pieces, damage) = (std::mem::take(&mut draft.pieces), std::mem::take(&mut draft.damage));
        draft.merged = true;
        draft.parent = Some(before);
        if let Some(target) = self.split_draft.drafts.get_mut(before) {
            target.pieces.extend(pieces);
            target.damage.extend(damage);
        }
        Ok(before)
    }

    /// Turns the heading back into text, as printed.
    fn restore_heading(&mut self, index: usize, source: &[Line<'_>]) {
        let shared = |line: u32, drafts: &[Draft]| {
            drafts
                .iter()
                .enumerate()
                .any(|(other, draft)| other != index && draft.pieces.iter().any(|piece| piece.line == line))
        };
        let Some(draft) = self.split_draft.drafts.get(index) else { return };
        let empty = draft.pieces.iter().take_while(|piece| piece.text.trim().is_empty()).count();
        let lines: Vec<u32> = draft.pieces.iter().take(empty + 1).map(|piece| piece.line).collect();
        let alone = !lines.iter().any(|line| shared(*line, &self.split_draft.drafts));
        let wraps = lines
            .first()
            .is_some_and(|first| source.iter().any(|line| line.number + 1 == *first && !line.is_blank()));
        let Some(draft) = self.split_draft.drafts.get_mut(index) else { return };
        let heading = draft.heading.clone();
        for (at, piece) in draft.pieces.iter_mut().take(empty + 1).enumerate() {
            let printed = numbered(source, piece.line).filter(|_| alone);
            match printed {
                Some(line) => piece.text = line.text.trim().to_owned(),
                None if at == 0 => piece.text = format!("{heading} – {}", piece.text),
                None => {}
            }
            piece.join = if at > 0 || wraps { Join::Wrap } else { Join::Paragraph };
        }
    }

    fn cut(
        &mut self,
        index: usize,
        line: u32,
        hash: &TextHash,
        title: &str,
        source: &[Line<'_>],
    ) -> Result<usize, Misfit> {
        let other = Misfit::OtherLine(line);
        let line = self.line(index, line, hash, source).ok_or(other.clone())?;
        let new = self.split_draft.drafts.len();
        let draft = self.split_draft.drafts.get_mut(index).ok_or(other.clone())?;
        let at = draft.pieces.iter().position(|piece| piece.line == line).ok_or(other)?;
        if draft.pieces.first().is_none_or(|first| first.line == line) {
            return Err(Misfit::BeginsThere(line));
        }
        let mut cut = Draft { level: draft.level, ..Draft::new(title, draft.kind, draft.section.as_deref()) };
        cut.parent = draft.parent;
        cut.pieces = draft.pieces.split_off(at);
        let behind = |damage: &Damage| damage.line() >= line;
        (cut.damage, draft.damage) = std::mem::take(&mut draft.damage).into_iter().partition(behind);
        if let Some(first) = cut.pieces.first_mut() {
            let (starred, text) = behind_heading(&first.text, title);
            // Text under a star is new or changed, no matter which entry begins there.
            cut.starred = starred || draft.starred;
            (first.join, first.text) = (Join::Paragraph, text);
        }
        let later = |draft: &Draft| draft.pieces.first().is_some_and(|piece| piece.line >= line);
        for part in
            self.split_draft.drafts.iter_mut().filter(|part| part.parent == Some(index) && later(part))
        {
            part.parent = Some(new);
            part.occurrence = None;
        }
        self.split_draft.drafts.push(cut);
        Ok(index)
    }

    /// The line of the entry with this hash: at its number, or else the only one.
    fn line(&self, index: usize, line: u32, hash: &TextHash, source: &[Line<'_>]) -> Option<u32> {
        let pieces = &self.split_draft.drafts.get(index)?.pieces;
        let lines: Vec<u32> = pieces
            .iter()
            .map(|piece| piece.line)
            .filter(|number| numbered(source, *number).is_some_and(|line| line_hash(line.text) == *hash))
            .collect();
        let only = lines.first().copied().filter(|_| lines.len() == 1);
        lines.contains(&line).then_some(line).or(only)
    }
}

/// The text after its heading, if the line begins with that, and whether a star precedes it.
fn behind_heading(text: &str, title: &str) -> (bool, String) {
    let (starred, rest) = heading::star(text.trim());
    let found = heading::before_dash(rest).or_else(|| heading::before_colon(rest));
    let body =
        found.filter(|(printed, _)| slug(printed) == slug(title)).and_then(|(_, body)| rest.get(body..));
    match body {
        Some(body) => (starred, body.trim_start_matches('*').trim().to_owned()),
        None => (starred, rest.to_owned()),
    }
}
