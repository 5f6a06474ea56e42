import type { CharacterVisibility, CoverInk, ReportReason, StoryKind } from '../contract/validators.ts';
import type { Locale } from '../lib/locale.ts';

interface EntryRow {
  /** 1 or 0. */
  mature: number;
  /** JSON: tag ids, the most telling first; the link tables serve the filters. */
  tags: string;
  language: Locale;
  creator_name: string;
  created_at: number;
  /** When it first appeared on this server; "new" counts from here. */
  listed_at: number;
  /** Editorial order, 1 first: decides between equal counts. */
  rank: number;
  /** When an operator hid it from all but its owner; null while none has. */
  withheld_at: number | null;
}

export interface CharacterRow extends EntryRow {
  character_id: string;
  chat_count: number;
  greeting: string;
  scenario: string;
  /** For the engine only; no answer ever carries it. */
  persona: string;
  /** JSON: lines of the example dialogue. */
  example_dialogue: string;
  /** JSON: the author's own words by occasion; for the engine only. */
  answers: string;
  /** JSON: entries of the lorebook. */
  lore: string;
  /** `#rrggbb` shown until the portrait has loaded. */
  portrait_color: string;
  /** The account, or the device of a guest, that brought the character along; null for the house's own. */
  owner_id: string | null;
  /** A private one is seen by its owner alone; an unlisted one is on no list. */
  visibility: CharacterVisibility;
  /** When it was made public for the first time, epoch ms; null for one that never was, and for one of the house. */
  published_at: number | null;
  /** 1 where others may make drafts of it. One of the house may always be remixed. */
  remixable: number;
  /** JSON: the characters that it was made of, the nearest first (`RemixChain`). */
  remix_of: string;
  /** Why an operator hid it; null while none has. */
  withheld_reason: ReportReason | null;
  /** What it was like when it was hidden (`characterDigest`). */
  withheld_digest: string | null;
  /** When its owner deleted it; what was said with it stays. */
  deleted_at: number | null;
  /** Names its stored portrait; null for one that is drawn. */
  portrait_key: string | null;
  /** JSON: what the character's card tells an engine beyond the other columns; for the engine only. */
  card_facts: string;
  /** JSON: what its portrait was put together from, of which its expressions are drawn; null for any other portrait. */
  portrait_parts: string | null;
}

/** How a character reads in one locale; there is a row for each of the ten. */
export interface CharacterTextRow {
  character_id: string;
  locale: Locale;
  /** The language that `name` and `tagline` really are in. */
  display_locale: Locale;
  name: string;
  tagline: string;
  about: string;
  name_key: string;
  /** Folded name, tagline and tag labels, in English and in the locale. */
  search_text: string;
}

/** A face that a character's card came with. */
export interface CharacterExpressionRow {
  character_id: string;
  /** As the card names it. */
  emotion: string;
  position: number;
  /** Names its stored pictures, as `portrait_key` does those of the portrait. */
  picture_key: string;
}

interface CharacterTagRow {
  character_id: string;
  tag_id: string;
  position: number;
}

export interface StoryRow extends EntryRow {
  story_id: string;
  kind: StoryKind;
  /** Of the longest way, or of a usual one where `fewest_rounds` is null; null for a novel and where nothing is known. */
  rounds: number | null;
  /** Of the shortest way; null for a novel and where not every way is known. */
  fewest_rounds: number | null;
  chapters: number | null;
  endings: number;
  reading_minutes: number;
  /** Of `story_readers`: the order of lists is made of it. */
  reader_count: number;
  opening: string;
  cover_color: string;
  cover_ink: CoverInk;
  /** The account, or the device of a guest, that brought the story along; null for the house's own. */
  owner_id: string | null;
  /** A private one is seen by its owner alone. */
  visibility: CharacterVisibility;
  deleted_at: number | null;
  /** Names its stored pictures; null for one that has its own at the addresses of the house. */
  picture_key: string | null;
  /** Words of all of it, for one that was imported. */
  word_count: number;
  /** JSON: whom a reader can be. */
  roles: string;
}

export interface StoryTextRow {
  story_id: string;
  locale: Locale;
  display_locale: Locale;
  title: string;
  tagline: string;
  synopsis: string;
  name_key: string;
  search_text: string;
}

interface StoryReaderRow {
  story_id: string;
  /** See `ownerOf`. */
  reader_id: string;
}

interface StoryTagRow {
  story_id: string;
  tag_id: string;
  position: number;
}

interface StoryCastRow {
  story_id: string;
  character_id: string;
  position: number;
}

interface TagRow {
  tag_id: string;
  position: number;
}

export interface TagLabelRow {
  tag_id: string;
  locale: Locale;
  label: string;
}

export interface ShelfItemRow {
  shelf_id: string;
  /** Order of the shelf on the page. */
  shelf_position: number;
  item_kind: 'characters' | 'stories';
  item_id: string;
  position: number;
}

interface HeroStoryRow {
  story_id: string;
  position: number;
}

interface SeedRow {
  name: string;
  content_hash: string;
  seeded_at: number;
}

interface VisibilityChangeRow {
  /** A character, a story, or what people write about them. */
  subject_id: string;
  changes: number;
}

export interface ExploreTables {
  characters: CharacterRow;
  character_texts: CharacterTextRow;
  character_tags: CharacterTagRow;
  character_expressions: CharacterExpressionRow;
  stories: StoryRow;
  story_texts: StoryTextRow;
  story_readers: StoryReaderRow;
  story_tags: StoryTagRow;
  story_cast: StoryCastRow;
  tags: TagRow;
  tag_labels: TagLabelRow;
  shelf_items: ShelfItemRow;
  hero_stories: HeroStoryRow;
  seeds: SeedRow;
  visibility_changes: VisibilityChangeRow;
}
