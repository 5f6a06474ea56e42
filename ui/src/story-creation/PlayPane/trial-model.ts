import type { PanelItemValue, RoundBlockValue, RoundEndingValue } from '../../play/model';
import type { StoryFailure } from '../model';

/** One round of a draft that is played by its author. */
export interface TrialRound {
  readonly blocks: readonly RoundBlockValue[];
  /** Empty exactly when the story has ended. */
  readonly choices: readonly { readonly text: string; readonly hint: string | null; readonly lock: string | null }[];
  readonly panel: readonly PanelItemValue[];
  readonly ending: RoundEndingValue | null;
}

/** Why the next of the choices that were taken before a change of the text cannot be taken. */
export type TrialBreakReason = 'gone' | 'locked' | 'ended' | 'failed';

/** How far a draft could be played. */
export interface TrialValue {
  /** Null where an error keeps the story from beginning. */
  readonly round: TrialRound | null;
  /** How many choices were taken. */
  readonly taken: number;
  readonly broken: { readonly text: string; readonly why: TrialBreakReason } | null;
  /** Ids of the parts that the play went through; empty for the beginning. */
  readonly path: readonly string[];
}

export interface TrialState {
  /** Null until the draft was played for the first time. */
  readonly trial: TrialValue | null;
  readonly isPlaying: boolean;
  readonly failure?: StoryFailure | undefined;
}
