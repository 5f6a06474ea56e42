import type { StoryKind, StoryProblem, StoryProblemSeverity } from '@fabula/sdk/types';

import type { VisibilityValue, WithheldValue } from '../authoring/Publishing/model';
import type { PictureValue } from '../content/model';

export interface InkProblemValue {
  readonly severity: StoryProblemSeverity;
  /** From 1; null for what is not at one line. */
  readonly line: number | null;
  /** In English, as ink says it. */
  readonly message: string;
  /** What it is, where that is known. */
  readonly code?: StoryProblem['code'];
  /** The name in question, where there is one. */
  readonly name?: string | undefined;
  /** What was probably meant by it. */
  readonly suggestion?: string | undefined;
}

export interface InkReportValue {
  readonly problems: readonly InkProblemValue[];
  /** The text model tells it: there is no text to count, to edit or to publish. */
  readonly isTold?: boolean | undefined;
  readonly endings: number;
  readonly words: number;
  readonly knots: number;
}

/** Why a story could not be looked through or kept. */
export type InkFailureValue =
  | 'too-large'
  | 'bad-archive'
  | 'not-allowed'
  | 'too-many'
  | 'too-fast'
  | 'offline'
  | 'failed';

export interface InkDraft {
  readonly title: string;
  readonly tagline: string;
  /** BCP 47 */
  readonly language: string;
  readonly kind: StoryKind;
  readonly mature: boolean;
}

export interface OwnStoryValue {
  readonly storyId: string;
  readonly title: string;
  readonly tagline: string;
  /** BCP 47 */
  readonly language: string;
  readonly mature: boolean;
  /** The text model tells it: there is no text to count, to edit or to publish. */
  readonly isTold?: boolean | undefined;
  readonly endings: number;
  readonly words: number;
  readonly cover: PictureValue;
  readonly visibility: VisibilityValue;
  readonly withheld?: WithheldValue | undefined;
}

/** In UTF-16 units. */
export const longestSentence = 300;

/** What a story of one sentence costs, in points. */
export interface ToldPriceValue {
  /** The world, with the first round; undefined in a place without points. */
  readonly begin: number | undefined;
  readonly isLacking: boolean;
  /** Each further round after a choice. */
  readonly round: number;
  /** Each further round after the reader’s own words. */
  readonly ownMove: number;
}

/** Why no story was made of a sentence. */
export type ToldProblemValue = 'refused' | 'failed' | 'too-many' | 'too-fast' | 'offline';
