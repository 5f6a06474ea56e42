import type { Locale } from '../../../contract/validators.ts';

/** All that a model gets of a story: in the language in which the story is written. */
export interface StoryMaterial {
  title: string;
  synopsis: string;
  /** The first scene, in paragraphs divided by an empty line. */
  opening: string;
  language: Locale;
  mature: boolean;
  kind: 'dynamic' | 'novel';
  /** Rounds that the story is to have: about that many. */
  length: number;
  roles: readonly { roleId: string; label: string; note: string }[];
  cast: readonly { characterId: string; name: string; description: string }[];
  /** Of a story without an author’s text, made of a sentence or a plan; empty in any other. */
  told: ToldMaterial;
}

/** A value of the story that the reader sees and that rounds change, from 0 to `MOST_METER`. */
export interface Meter {
  label: string;
  start: number;
}

/** What of a story is known to the model alone, or is kept by it. */
export interface ToldMaterial {
  /** Who appears without being a character of their own. */
  people: readonly { name: string; description: string }[];
  meters: readonly Meter[];
  /** What is planned: lines that may happen, and endings that may be reached. */
  plan: readonly string[];
}

export const NOTHING_TOLD: ToldMaterial = { people: [], meters: [], plan: [] };

export interface PastRound {
  /** What the reader did to get there; null for the first round. */
  did: string | null;
  text: string;
}

export interface Telling {
  /** The way to the round before, oldest first. */
  past: readonly PastRound[];
  /** Ends the writing. */
  signal: AbortSignal;
}
