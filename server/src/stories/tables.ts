import type { Locale, StoryWordsKind } from '../contract/validators.ts';
import type { ToldStoryRow } from './told-material/tables.ts';

export interface StorySessionRow {
  story_session_id: string;
  /** The account, or the device of a guest: see `ownerOf`. */
  owner_id: string;
  story_id: string;
  /** The version that it was begun with (`story_versions`); null for a story that has none. */
  file_id: string | null;
  /** What chance is drawn from, in this play. */
  seed: number;
  /** 1 when the story is mature: the play is then shown only in that mode. */
  mature: number;
  /** How the story calls the reader; null for one who gave no name. */
  player_name: string | null;
  /** Who the reader is; null in a story without roles. */
  role_id: string | null;
  /** Where the reader is: a pointer into the tree of rounds. */
  current_round_id: string;
  forked_from_round_id: string | null;
  /** Rounds ever played; the next one's ordinal. */
  round_count: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

/** One round: a node of the session's tree. It is written once and never changed. */
export interface StoryRoundRow {
  round_id: string;
  story_session_id: string;
  parent_id: string | null;
  /** Its number in the order of playing, from 0. */
  ordinal: number;
  /** How the reader came here from the parent; null for the first round. */
  move: 'choice' | 'typed' | 'talk' | null;
  /** Names the move among all from the parent: the id of the choice, or one made of the words; null for the first round. */
  choice_id: string | null;
  choice_text: string | null;
  /** What the reader’s own words were; null for any other move, and for words from before that was asked. */
  words_as: StoryWordsKind | null;
  /** 1 when those words sound as if the reader may be in danger from themselves. */
  crisis: number;
  engine: 'ink' | 'model';
  engine_version: string;
  /** Hashes of the states around it: a replay must come to the same. */
  state_before: string | null;
  state_after: string;
  /** Everything that the next round depends on, for the engine alone; no answer ever carries it. */
  state: string;
  /** JSON: blocks, choices and panel, as the engine wrote them. */
  turn: string;
  /** JSON: what the model wrote, from which a replay makes the same turn again; null where no model was asked. */
  script: string | null;
  /** JSON: how far the reader has come. */
  progress: string;
  ending_id: string | null;
  ending_title: string | null;
  /** That it was told in; null for the language that the story is written in, which its state is always in. */
  language: Locale | null;
  /** Points that it has cost, and the entry of the ledger that took them; 0 and null for a round that was free. */
  points: number;
  entry_id: string | null;
  created_at: number;
}

/** A move whose round a model is writing. It is gone once the round is there, or none could be written. */
export interface StoryMoveRow {
  /** Of the round that is to be; the job of writing it has the same id. */
  round_id: string;
  /** One move at a time in each play. */
  story_session_id: string;
  parent_id: string;
  /** As the round's `choice_id`. */
  choice_id: string;
  /** Whose points are held; null where nothing is to be paid. */
  wallet_id: string;
  reservation_id: string | null;
  points: number;
  created_at: number;
}

export interface StoryTables {
  story_sessions: StorySessionRow;
  story_rounds: StoryRoundRow;
  story_moves: StoryMoveRow;
  told_stories: ToldStoryRow;
}
