import type { PlayStoryValue, RoundValue } from '../play/model';

/** A shared round: one of the contract can be given as it is. */
export type SharedRoundValue = Pick<
  RoundValue,
  'roundId' | 'language' | 'move' | 'choiceText' | 'blocks' | 'progress' | 'backdrop' | 'ending'
>;

export type SharedStoryValue = Pick<
  PlayStoryValue,
  'storyId' | 'title' | 'displayLanguage' | 'language' | 'scene' | 'cast'
> & { readonly tagline: string };

export interface GoOnValue {
  /** The round from which a play is being begun; null while none is. */
  readonly busyId: string | null;
  /** Begins a play of the reader's own that stands at this round. */
  readonly onGoOn: (roundId: string) => void;
}

export interface SharedPlayViewProps {
  readonly story: SharedStoryValue;
  /** From the first to the last that is shared. */
  readonly rounds: readonly SharedRoundValue[];
  readonly goOn: GoOnValue;
  readonly storyHref: string;
  readonly roundHref: (roundId: string) => string;
}

export interface SharedRoundViewProps {
  readonly story: SharedStoryValue;
  readonly round: SharedRoundValue;
  /** Its place among the rounds that are shared, from 1. */
  readonly number: number;
  readonly total: number;
  readonly previous: SharedRoundValue | null;
  readonly next: SharedRoundValue | null;
  readonly goOn: GoOnValue;
  readonly storyHref: string;
  readonly playHref: string;
  readonly roundHref: (roundId: string) => string;
}

export type ShareStateValue =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'private' }
  | {
      readonly kind: 'shared';
      readonly link: string;
      readonly readerCount: number;
      /** Whether what is shared ends with the round on the page; if not, it can be shared up to there. */
      readonly endsHere: boolean;
    };

/** `unpublished`: a play of a story that only its owner sees has no link. */
export type ShareOutcomeValue = 'copied' | 'taken-back' | 'unpublished' | 'failed' | null;

export interface SharePanelProps {
  readonly open: boolean;
  readonly share: ShareStateValue;
  readonly busy: 'sharing' | 'taking-back' | null;
  readonly outcome: ShareOutcomeValue;
  readonly canHandOn: boolean;
  readonly rounds: number;
  readonly onShare: () => void;
  readonly onCopy: (link: string) => void;
  readonly onHandOn: (link: string) => void;
  readonly onTakeBack: () => void;
  readonly onClose: () => void;
}
