import type { StoryKind, StoryProblemSeverity } from '@fabula/sdk/types';

import type { PictureValue } from '../content/model';

export interface InkProblemValue {
  readonly severity: StoryProblemSeverity;
  /** From 1; null for what is not at one line. */
  readonly line: number | null;
  /** In English, as ink says it. */
  readonly message: string;
}

export interface InkReportValue {
  readonly problems: readonly InkProblemValue[];
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
  readonly endings: number;
  readonly words: number;
  readonly cover: PictureValue;
}
