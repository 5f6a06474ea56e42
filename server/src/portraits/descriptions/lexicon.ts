import type { Concept, Head, Quality } from './concepts.ts';

/**
 * The words of one language, as lists with commas. They are written as `foldedText` leaves them or with their accents; a
 * `*` at the end stands for any ending. Every list must be there, so that a language cannot lack a concept.
 */
export interface Lexicon {
  /**
   * How words are found: `spaced` between spaces, `prefixed` likewise but behind a short word that is written together with
   * them (Arabic), `joined` anywhere in the text (Chinese, Japanese, Korean).
   */
  script: 'spaced' | 'prefixed' | 'joined';
  /** Whether a quality usually comes before its thing (`short hair`) or after it (`cheveux courts`). */
  qualitiesCome: 'before' | 'after';
  heads: Record<Head, string>;
  qualities: Record<Quality, string>;
  concepts: Record<Concept, string>;
  notDrawn: string;
  /** Words that may be between a quality and its thing: `and`, `is`, `very`. */
  links: string;
  /** Negations in front of what they negate (`no beard`), and behind it (`sakalı yok`). */
  notBefore: string;
  notAfter: string;
  /** Words that carry a negation to the next thing: `no beard or glasses`. */
  or: string;
  /** Words that contain others and mean something else. */
  ignored: string;
}

export type Role =
  | { kind: 'head'; head: Head }
  | { kind: 'quality'; quality: Quality }
  | { kind: 'concept'; concept: Concept }
  | { kind: 'not-drawn' | 'link' | 'not-before' | 'not-after' | 'or' | 'ignored' };
