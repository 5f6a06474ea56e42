import type { CharacterVisibility, CoverInk, FilmType, ReportReason, StoryKind } from '../contract/validators.ts';
import type { Locale } from '../lib/locale.ts';

interface EntryRow {
  mature: number;
  /** What the author declares while an operator's mark makes it mature; null without a mark. */
  declared_mature: number | null;
  tags: string;
  language: Locale;
  creator_name: string;
  created_at: number;
  /** When it first appeared; "new" counts from here. */
  listed_at: number;
  /** Editorial order, 1 first, which breaks ties. */
  rank: number;
  /** First publication, epoch ms. */
  published_at: number | null;
  withheld_at: number | null;
  withheld_reason: ReportReason | null;
  /** Its digest when withheld: see `Publication`. */
  withheld_digest: string | null;
}

export interface CharacterRow extends EntryRow {
  character_id: string;
  chat_count: number;
  greeting: string;
  scenario: string;
  /** For engines only, never sent. */
  persona: string;
  /** JSON. */
  example_dialogue: string;
  /** JSON; for engines only. */
  answers: string;
  /** JSON. */
  lore: string;
  /** `#rrggbb`. */
  portrait_color: string;
  /** See `ownerOf`; null for the house's. */
  owner_id: string | null;
  /** Private: the owner alone; unlisted: on no list. */
  visibility: CharacterVisibility;
  /** 1 where others may remix; ignored for the house's. */
  remixable: number;
  /** JSON: `RemixChain`. */
  remix_of: string;
  /** Its chats remain. */
  deleted_at: number | null;
  /** Null for a drawn portrait. */
  portrait_key: string | null;
  /** JSON; for engines only. */
  card_facts: string;
  /** JSON: the parts of its portrait and expressions. */
  portrait_parts: string | null;
  /** Of the film of a stored portrait; null for one that does not move, or moves by its parts. */
  portrait_film: FilmType | null;
}

export interface CharacterTextRow {
  character_id: string;
  locale: Locale;
  display_locale: Locale;
  name: string;
  tagline: string;
  about: string;
  name_key: string;
  /** Folded name, tagline and tag labels, in English and the locale. */
  search_text: string;
}

export interface CharacterExpressionRow {
  character_id: string;
  emotion: string;
  position: number;
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
  /** Of the longest path, or of a usual one without `fewest_rounds`; null for novels and where unknown. */
  rounds: number | null;
  /** Of the shortest path; null for novels and where paths are unknown. */
  fewest_rounds: number | null;
  chapters: number | null;
  endings: number;
  reading_minutes: number;
  reader_count: number;
  opening: string;
  cover_color: string;
  cover_ink: CoverInk;
  /** See `ownerOf`; null for the house's. */
  owner_id: string | null;
  /** Private: the owner alone; unlisted: on no list. */
  visibility: CharacterVisibility;
  deleted_at: number | null;
  /** Null for the house's pictures. */
  picture_key: string | null;
  word_count: number;
  roles: string;
  /** JSON: those that its rounds are told in, its own first; empty for its own alone. */
  languages: string;
}

export interface StoryTextRow {
  story_id: string;
  locale: Locale;
  display_locale: Locale;
  title: string;
  tagline: string;
  synopsis: string;
  name_key: string;
  /** In the locale; null where there is none but the story's own. */
  opening: string | null;
  /** JSON, in the locale; null as `opening`. */
  roles: string | null;
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
  /** A character, a story, or a thread about them. */
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
