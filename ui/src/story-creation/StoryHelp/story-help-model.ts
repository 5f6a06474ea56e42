import type { ReactNode } from 'react';

import type { StorySuggestion } from '@fabula/sdk/types';

import type { SuggestionSource } from '../../authoring/Suggestion/model';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';

export type StoryAct = StorySuggestion['act'];

/** Why an act cannot be asked for. */
export type StoryHindrance = 'needs-model' | 'needs-choices' | 'needs-words';

export interface StoryHelpAct {
  readonly act: StoryAct;
  readonly hindrance?: StoryHindrance | undefined;
  readonly price: ActPriceValue;
}

/** Where in the source the author is. */
export interface StoryPlace {
  /** Empty for what stands before the first knot. */
  readonly partId: string;
  /** From 1. */
  readonly firstLine: number;
  readonly lastLine: number;
}

export interface StoryHelpProps {
  /** Null where no part of the story is: in a function, or while nothing compiles. */
  readonly place: StoryPlace | null;
  readonly acts: readonly StoryHelpAct[];
  /** What it costs, and what is open, is not known yet. */
  readonly isLoading: boolean;
  /** The story does not compile, so that nothing can be made for it. */
  readonly isBroken: boolean;
  readonly source: SuggestionSource;
  /** Changes between the model and the free forms; null where the server has no model. */
  readonly onSource: ((source: SuggestionSource) => void) | null;
  /** What the author tells the model; may be empty. */
  readonly instruction: string;
  readonly onInstruction: (instruction: string) => void;
  readonly onAsk: (act: StoryAct) => void;
  readonly isBusy: boolean;
  /** The suggestions that are open. */
  readonly children?: ReactNode;
}
