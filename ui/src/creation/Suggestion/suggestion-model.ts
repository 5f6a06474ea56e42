import type { Suggestion } from '@fabula/sdk/types';

import type { SuggestionSource } from '../../authoring/Suggestion/model';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';

export type SuggestionAct = Suggestion['act'];

export interface HelpAct {
  readonly act: SuggestionAct;
  /** Why it cannot be asked now; undefined for one that can. */
  readonly hindrance?: 'needs-model' | 'needs-words' | undefined;
  readonly price: ActPriceValue;
}

export interface AskOptions {
  /** Of `tighten`: most tokens. */
  readonly tokens?: number;
  /** Of `translate`: BCP 47. */
  readonly locale?: string;
  /** Of `expand` and `in-their-voice`: what the author wants of the text. */
  readonly instruction?: string;
}

export interface FieldHelpProps {
  readonly field: Exclude<Suggestion['field'], 'lore'>;
  readonly acts: readonly HelpAct[];
  readonly source: SuggestionSource;
  /** Changes between the model and the free forms; null where the server has no model. */
  readonly onSource: ((source: SuggestionSource) => void) | null;
  readonly onAsk: (act: SuggestionAct, options: AskOptions) => void;
  readonly isBusy: boolean;
  /** Tokens that `tighten` proposes, and those that the text has. */
  readonly tokens: { readonly proposed: number; readonly now: number };
  /** Languages of `translate`, in their own names. */
  readonly languages: readonly { readonly locale: string; readonly name: string }[];
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
  readonly isBusy: boolean;
}

export interface FillCardProps {
  readonly count: number;
  readonly source: SuggestionSource;
  readonly onSource: ((source: SuggestionSource) => void) | null;
  readonly price: ActPriceValue;
  readonly onFill: () => void;
  readonly isBusy: boolean;
  /** Fields with a proposed text that is being written or waits for a decision. */
  readonly waiting: readonly { readonly field: FieldHelpProps['field']; readonly isWriting: boolean }[];
  readonly onGo: (field: FieldHelpProps['field']) => void;
}
