import type { Suggestion } from '@fabula/sdk/types';

import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';

export type SuggestionAct = Suggestion['act'];
export type SuggestionSource = Suggestion['by'];
/** A change of a text, or an entry to add. */
export type SuggestionHunk = Suggestion['hunks'][number];

/** What can be asked of a field. */
export interface HelpAct {
  readonly act: SuggestionAct;
  /** Why it cannot be asked now; undefined for one that can. */
  readonly hindrance?: 'needs-model' | 'needs-words' | undefined;
  readonly price: ActPriceValue;
}

/** What is asked besides the act. */
export interface AskOptions {
  /** Of `tighten`: most tokens. */
  readonly tokens?: number;
  /** Of `translate`: BCP 47. */
  readonly locale?: string;
  /** Of `expand` and `in-their-voice`: what the author wants of the text. */
  readonly instruction?: string;
}

export interface FieldHelpProps {
  /** Whose name the group has. */
  readonly field: Exclude<Suggestion['field'], 'lore'>;
  readonly acts: readonly HelpAct[];
  readonly source: SuggestionSource;
  /** Changes between the model and the free forms; null where the server has no model. */
  readonly onSource: ((source: SuggestionSource) => void) | null;
  readonly onAsk: (act: SuggestionAct, options: AskOptions) => void;
  /** A suggestion for the field is being asked for or written. */
  readonly isBusy: boolean;
  /** Tokens that `tighten` proposes, and those that the text has. */
  readonly tokens: { readonly proposed: number; readonly now: number };
  /** Languages of `translate`, in their own names. */
  readonly languages: readonly { readonly locale: string; readonly name: string }[];
}

export type SuggestionFailure = NonNullable<Suggestion['failure']>;

/** What is shown of a suggestion. */
export type SuggestionShown =
  | { readonly kind: 'writing' }
  | { readonly kind: 'failed'; readonly failure: SuggestionFailure }
  | { readonly kind: 'stale' }
  | {
      readonly kind: 'text';
      /** The text that it was made from. */
      readonly before: string;
      readonly hunks: readonly SuggestionHunk[];
      readonly tokens: { readonly before: number; readonly after: number };
    }
  | { readonly kind: 'entries'; readonly hunks: readonly SuggestionHunk[]; readonly tokens: number };

export interface SuggestionPanelProps {
  readonly act: SuggestionAct;
  readonly source: SuggestionSource;
  readonly shown: SuggestionShown;
  /** What it has cost; while it is written, what is held for it. */
  readonly points: number;
  /** BCP 47 tag of the text. */
  readonly language: string;
  /** Puts these hunks into the field, by their numbers; none of them rejects the suggestion. */
  readonly onDecide: (accept: 'all' | 'none' | readonly number[]) => void;
  readonly onStop: () => void;
  /** Asks for the same once more; null where it would come to the same. */
  readonly onAgain: (() => void) | null;
  /** A decision or a stop is being sent. */
  readonly isBusy: boolean;
}

export interface LoreFromTextProps {
  /** The text that entries are made of. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** BCP 47 */
  readonly language: string;
  readonly source: SuggestionSource;
  /** As of `FieldHelpProps`. */
  readonly onSource: ((source: SuggestionSource) => void) | null;
  readonly price: ActPriceValue;
  readonly onAsk: () => void;
  /** Entries are being asked for or written. */
  readonly isBusy: boolean;
}

export interface FillCardProps {
  /** Empty fields that the chosen source can fill. */
  readonly count: number;
  readonly source: SuggestionSource;
  readonly onSource: ((source: SuggestionSource) => void) | null;
  readonly price: ActPriceValue;
  readonly onFill: () => void;
  readonly isBusy: boolean;
}
