import type { ReactNode } from 'react';

import type { Suggestion } from '@fabula/sdk/types';

export type SuggestionSource = Suggestion['by'];
/** A change of a text, or an entry to add. */
export type SuggestionHunk = Suggestion['hunks'][number];
export type SuggestionFailure = NonNullable<Suggestion['failure']>;

export type SuggestionShown =
  | { readonly kind: 'writing' }
  | { readonly kind: 'failed'; readonly failure: SuggestionFailure }
  | { readonly kind: 'stale' }
  | {
      readonly kind: 'text';
      readonly before: string;
      readonly hunks: readonly SuggestionHunk[];
      /** Left out where their number does not matter. */
      readonly tokens?: { readonly before: number; readonly after: number };
    }
  | { readonly kind: 'entries'; readonly hunks: readonly SuggestionHunk[]; readonly tokens: number };

/** What the panel says of an act. */
export interface SuggestionWords {
  readonly name: ReactNode;
  /** Over what was made. */
  readonly title: ReactNode;
  /** In place of what was made from an older text. */
  readonly stale?: ReactNode;
  /** Why there is nothing, where it is not said as of any other. */
  readonly failures?: Readonly<Partial<Record<SuggestionFailure, ReactNode>>>;
}

export interface SuggestionPanelProps {
  readonly words: SuggestionWords;
  readonly source: SuggestionSource;
  readonly shown: SuggestionShown;
  /** What it has cost; while it is written, what is held for it; undefined in a place without points. */
  readonly points: number | undefined;
  /** BCP 47 tag of the text. */
  readonly language: string;
  /** Puts these hunks into the text, by their numbers; none of them rejects the suggestion. */
  readonly onDecide: (accept: 'all' | 'none' | readonly number[]) => void;
  readonly onStop: () => void;
  /** Asks for the same once more; null where it would come to the same. */
  readonly onAgain: (() => void) | null;
  readonly isBusy: boolean;
}
