/** A story that somebody plays. */
export interface StorySessionRow {
  story_session_id: string;
  /** The account, or the device of a guest: see `ownerOf`. */
  owner_id: string;
  story_id: string;
  /** What chance is drawn from, in this play. */
  seed: number;
  /** 1 when the story is mature: the play is then shown only in that mode. */
  mature: number;
  /** Where the reader is: a pointer into the tree of rounds. */
  current_round_id: string;
  /** The round of another session that this one was forked at. */
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
  /** What led here from the parent; null for the first round. */
  choice_id: string | null;
  choice_text: string | null;
  engine: 'ink' | 'model';
  engine_version: string;
  /** Hashes of the states around it: a replay must come to the same. */
  state_before: string | null;
  state_after: string;
  /** Everything that the next round depends on, for the engine alone; no answer ever carries it. */
  state: string;
  /** JSON: blocks, choices and panel, as the engine wrote them. */
  turn: string;
  /** JSON: how far the reader has come. */
  progress: string;
  ending_id: string | null;
  ending_title: string | null;
  created_at: number;
}

export interface StoryTables {
  story_sessions: StorySessionRow;
  story_rounds: StoryRoundRow;
}
