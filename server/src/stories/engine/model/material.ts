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
}

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
