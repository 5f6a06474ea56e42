import type { StoryFileFormat, StoryWordsKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

import type { StoryValue } from '../content/model';
import type { KeptWordsValue, MoveStateValue, RoundStandingValue, RoundValue } from '../play/model';
import type { ActPriceValue } from '../primitives/ActPrice/act-price-value';

/** What a book is printed on; `theme` is that of the page. */
export const papers = ['theme', 'day', 'sepia', 'night'] as const;
export type PaperValue = (typeof papers)[number];
export const faces = ['serif', 'sans'] as const;
type FaceValue = (typeof faces)[number];
/** How a book flows: by scrolling, or from page to page. */
export const flows = ['scroll', 'pages'] as const;
type FlowValue = (typeof flows)[number];
export const spacings = ['close', 'usual', 'open'] as const;
type SpacingValue = (typeof spacings)[number];
/** How long a line is: about 60, 66 or 70 characters. */
export const measures = ['narrow', 'usual', 'wide'] as const;
export type MeasureValue = (typeof measures)[number];
/** Sizes of the text, in rem. */
export const textSizes = [1, 1.0625, 1.1875, 1.3125, 1.5, 1.75, 2] as const;

export interface ReadingStyleValue {
  /** Index of `textSizes`. */
  readonly size: number;
  readonly face: FaceValue;
  readonly spacing: SpacingValue;
  readonly measure: MeasureValue;
  readonly paper: PaperValue;
  readonly flow: FlowValue;
}

export const usualStyle: ReadingStyleValue = {
  size: 3,
  face: 'serif',
  spacing: 'usual',
  measure: 'usual',
  paper: 'theme',
  flow: 'scroll',
};

export interface ReadingPlaceValue {
  readonly roundId: string;
  readonly block: number;
  /** How much of the block is above, from 0 to 1. */
  readonly part: number;
}

/** A stretch of a block, in UTF-16 code units. */
export interface SentenceValue {
  readonly start: number;
  readonly end: number;
}

export interface SpokenSentenceValue extends SentenceValue {
  readonly roundId: string;
  readonly block: number;
}

export interface VoiceValue {
  readonly voiceId: string;
  readonly name: string;
}

/** How fast a voice reads, as a multiple of its own pace. */
export const listeningRates = [0.75, 1, 1.25, 1.5, 2] as const;

/** Reading aloud: closed, without a voice for the language of the book, or at work. */
export type ListeningValue =
  | { readonly kind: 'closed' }
  | { readonly kind: 'no-voice'; readonly onClose: () => void }
  | {
      readonly kind: 'open';
      readonly isPlaying: boolean;
      readonly rate: number;
      readonly voiceId: string;
      /** Those that speak the language of the book. */
      readonly voices: readonly VoiceValue[];
      readonly onPlay: () => void;
      readonly onPause: () => void;
      readonly onStep: (by: -1 | 1) => void;
      readonly onRate: (rate: number) => void;
      readonly onVoice: (voiceId: string) => void;
      /** Voices by a model, which cost points; left out where there are none. */
      readonly byModel?: ModelVoicesValue | undefined;
      readonly onClose: () => void;
    };

export interface ModelVoicesValue {
  readonly voices: readonly VoiceValue[];
  readonly onVoice: (voiceId: string) => void;
}

/** One reply or round: read by the device, or by a model, whose price is awaited or offered, that speaks, has failed, or is heard. */
export type RecordingValue =
  | { readonly kind: 'by-device' }
  | { readonly kind: 'asking' }
  | ({ readonly kind: 'offered' } & ActPriceValue)
  | { readonly kind: 'speaking' }
  | { readonly kind: 'failed'; readonly reason: 'busy' | 'refused' | 'too-long' | 'unavailable' }
  | { readonly kind: 'ready'; readonly isPlaying: boolean };

export type NovelStoryValue = Pick<
  StoryValue,
  'storyId' | 'title' | 'displayLanguage' | 'language' | 'tagline' | 'creatorName' | 'scene'
> & {
  /** BCP 47 tag of the rounds that name no language, where it is not `language`. */
  readonly writtenLanguage?: string;
};

export interface NovelScreenProps {
  readonly story: NovelStoryValue;
  /** Everything that is written so far, in the order of reading. */
  readonly rounds: readonly RoundValue[];
  /** The round of the address: where the reader moves when it changes. */
  readonly shownId: string;
  /** Whether the last of them is where the play stands. */
  readonly standing: RoundStandingValue;
  readonly move: MoveStateValue;
  readonly isOffline: boolean;
  /** Null until it is known. */
  readonly balance: number | null;
  readonly style: ReadingStyleValue;
  /** The brand on whose papers the book is printed. */
  readonly brand: string;
  /** Where the reader was; null at the title. */
  readonly initialPlace: ReadingPlaceValue | null;
  readonly listening: ListeningValue;
  readonly spoken: SpokenSentenceValue | null;
  /** The last page, in the place of the decision. */
  readonly ending?: ReactNode;
  /** Notices of the page under the text, such as that the story was withdrawn. */
  readonly notices?: ReactNode;
  /** Where help is, before the last round, whose reader sounds as if they may be in danger from themselves. */
  readonly help?: ReactNode;
  readonly backHref: string;
  readonly pricesHref: string;
  readonly onStyle: (style: ReadingStyleValue) => void;
  readonly onPlace: (place: ReadingPlaceValue | null) => void;
  readonly onChoose: (choiceId: string) => void;
  /** Resolves to whether the move has arrived; if not, the words stay in the box. */
  readonly onType: (text: string, wordsAs?: StoryWordsKind) => Promise<boolean>;
  /** The words in the box of one's own move; without it they go with the round. */
  readonly keptWords?: KeptWordsValue;
  /** Goes back, or to another way, and reads on from there. */
  readonly onGoTo: (roundId: string) => void;
  readonly onListen: () => void;
  /** Left out for a story that others cannot see. */
  readonly onShare?: (() => void) | undefined;
  readonly onExport: (format: StoryFileFormat) => void;
}
