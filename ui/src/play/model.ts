import type { BindingId, StoryFileFormat, StoryMoveKind, StoryWordsKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

import type { RoundSpanValue } from '../content/Counts/round-span';
import type { CharacterCardValue, SceneValue, StoryCardValue, StoryValue } from '../content/model';

/** A part of a round, in the order of reading: as the contract has it. */
export type RoundBlockValue =
  | { readonly kind: 'narration'; readonly text: string }
  /** `speaker` is the id of a character of the cast, or the name of another speaker. */
  | { readonly kind: 'speech'; readonly speaker: string; readonly text: string }
  | { readonly kind: 'document'; readonly text: string }
  | { readonly kind: 'scene'; readonly scene: string }
  | { readonly kind: 'image'; readonly image: string; readonly description: string }
  | { readonly kind: 'chapter'; readonly number: number; readonly title: string };

export interface RoundChoiceValue {
  readonly choiceId: string;
  readonly text: string;
  readonly hint: string | null;
  /** Why it cannot be chosen now; null for one that can. */
  readonly lock: string | null;
  /** The round that it has led to before; null where it was not taken yet. */
  readonly roundId: string | null;
}

export type PanelItemValue =
  | {
      readonly kind: 'relationship';
      readonly name: string;
      readonly characterId: string;
      readonly value: number;
      readonly max: number;
    }
  | {
      readonly kind: 'meter';
      readonly name: string;
      readonly label: string;
      readonly value: number;
      readonly max: number;
    }
  | {
      readonly kind: 'inventory';
      readonly name: string;
      readonly label: string;
      readonly items: readonly { readonly itemId: string; readonly label: string }[];
    };

export interface RoundProgressValue {
  /** From 1. */
  readonly round: number;
  readonly chapter: { readonly number: number; readonly title: string } | null;
}

export interface RoundEndingValue {
  readonly endingId: string;
  /** Null where the author gave none. */
  readonly title: string | null;
}

/** What a reader did to come to a round: took a choice, wrote it, or agreed on it with a character. */
export type RoundMoveValue = StoryMoveKind | null;

/** One round: a round of the contract can be given as it is. */
export interface RoundValue {
  readonly roundId: string;
  /** BCP 47 tag, where it is not told in the language of its story. */
  readonly language?: string | undefined;
  /** What the reader did to get here; null for the first round. */
  readonly choiceText: string | null;
  readonly move: RoundMoveValue;
  readonly blocks: readonly RoundBlockValue[];
  /** Empty exactly when the story has ended. */
  readonly choices: readonly RoundChoiceValue[];
  /** Points that a choice costs; 0 where it is free. */
  readonly price: number;
  /** Points that a move of one's own costs; null where there can be none. */
  readonly typedPrice: number | null;
  /** Whether such a move changes nothing of the story, and is told beside it. */
  readonly typedIsAside: boolean;
  readonly panel: readonly PanelItemValue[];
  readonly progress: RoundProgressValue;
  /** The place that it comes to first; left out where the story has no picture of it. */
  readonly backdrop?: SceneValue;
  /** Null until the story ends. */
  readonly ending: RoundEndingValue | null;
}

/** A round as the map shows it: a round card of the contract can be given as it is. */
export interface PathRoundValue {
  readonly roundId: string;
  /** The round before; null for the first. */
  readonly parentId: string | null;
  readonly choiceText: string | null;
  readonly progress: RoundProgressValue;
  readonly ending: RoundEndingValue | null;
}

export interface PathValue {
  /** Every round of the session, in the order in which they were played. */
  readonly rounds: readonly PathRoundValue[];
  /** The rounds from the first to the one where the play stands. */
  readonly pathIds: readonly string[];
  readonly shownId: string;
}

export type PlayStoryValue = Pick<StoryValue, 'storyId' | 'title' | 'displayLanguage' | 'language' | 'scene' | 'cast'> &
  RoundSpanValue;

/** What has become of the move that the reader made last. `choiceId` is null for one of their own. */
export type MoveStateValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'pending'; readonly choiceId: string | null }
  /** Nothing was charged; the same move can be made again. */
  | { readonly kind: 'failed'; readonly choiceId: string | null; readonly onRetry: () => void }
  /** The story took too long on the way of this choice; nothing has changed. */
  | { readonly kind: 'too-slow' }
  /** Words that the story does not take. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'insufficient-points'; readonly choiceId: string | null; readonly missing: number }
  /** The story is sold in a bundle: `offer` shows it. */
  | { readonly kind: 'bundle-required'; readonly offer: ReactNode }
  | { readonly kind: 'stale'; readonly onGoThere: () => void };

/** Whether the round on the page is where the play stands, or an older one opened by its address. */
export type RoundStandingValue =
  | { readonly kind: 'current' }
  | {
      readonly kind: 'older';
      /** Makes this round the one where the play stands. */
      readonly onPlayOn: () => void;
      readonly isPlayingOn: boolean;
      /** Where the play stands. */
      readonly currentHref: string;
    };

/** How fast narration appears; `whole` shows a round at once. */
export type PaceValue = 'calm' | 'brisk' | 'whole';
export type TextSizeValue = 'small' | 'medium' | 'large';

export interface ReadingSettingsValue {
  readonly pace: PaceValue;
  readonly textSize: TextSizeValue;
}

export const usualReading: ReadingSettingsValue = { pace: 'calm', textSize: 'medium' };

/** The longest move of one's own, in characters. */
export const longestMove = 500;
/** The longest name that a reader plays under, in characters. */
export const longestPlayerName = 40;

/** Words of a move that is not made yet; stored beyond the page. */
export interface KeptWordsValue {
  readonly initial: string;
  readonly onChange: (words: string) => void;
}

export interface PlayScreenProps {
  readonly story: PlayStoryValue;
  readonly round: RoundValue;
  readonly path: PathValue;
  readonly standing: RoundStandingValue;
  readonly move: MoveStateValue;
  /** Whether the round has just come and is revealed at reading pace; one that was read before stands there whole. */
  readonly isNew: boolean;
  readonly isOffline: boolean;
  /** Whether the play is on this device alone. */
  readonly isHereOnly?: boolean;
  /** Null until it is known. */
  readonly balance: number | null;
  readonly settings: ReadingSettingsValue;
  /** In the place of the choices of a round that ends the story: an `EndingView`. */
  readonly ending?: ReactNode;
  /** Notices of the page over the round, such as that of a play that was forked. */
  readonly notices?: ReactNode;
  /** Where help is, under the title of a round whose reader sounds as if they may be in danger from themselves. */
  readonly help?: ReactNode;
  readonly backHref: string;
  readonly pricesHref: string;
  readonly roundHref: (roundId: string) => string;
  /** The address of the talk with a character; null where there is none. */
  readonly talkHref: (characterId: string) => string | null;
  readonly onChoose: (choiceId: string) => void;
  /** Resolves to whether the move has arrived; if not, the words stay in the box. */
  readonly onType: (text: string, wordsAs?: StoryWordsKind) => Promise<boolean>;
  /** The words in the box of one's own move; without it they go with the round. */
  readonly keptWords?: KeptWordsValue;
  /** Goes to another round and plays on from there: undo, and every way of the map. */
  readonly onGoTo: (roundId: string) => void;
  /** Left out for a story that others cannot see. */
  readonly onShare?: (() => void) | undefined;
  /** Left out where the path cannot be saved as a file. */
  readonly onExport?: ((format: StoryFileFormat) => void) | undefined;
  /** Begins to read the round aloud, or stops; left out where it is not offered. */
  readonly onListen?: () => void;
  /** While the round is read aloud: its controls. */
  readonly listening?: ReactNode;
  readonly onSettings: (settings: ReadingSettingsValue) => void;
}

export interface EndingValue {
  readonly endingId: string;
  /** Null until the reader has found it. */
  readonly title: string | null;
  readonly found: boolean;
  readonly plays: number;
  /** Their share of all plays that have ended, from 0 to 1. */
  readonly share: number;
}

/** The endings of a story: those of the contract can be given as they are. */
export interface EndingsValue {
  readonly items: readonly EndingValue[];
  readonly found: number;
  readonly total: number;
  readonly playCount: number;
}

export interface EndingGalleryProps {
  readonly endings: EndingsValue;
  readonly hereId?: string;
  /** BCP 47 tag of the titles. */
  readonly language: string;
}

export interface EndingViewProps {
  readonly story: PlayStoryValue;
  readonly ending: RoundEndingValue;
  readonly path: PathValue;
  /** How many others came out here: words by `EndingShare`, or a skeleton; nothing where it is not known. */
  readonly statistics?: ReactNode;
  /** An `EndingGallery`, or what stands in its place while it is on its way. */
  readonly gallery?: ReactNode;
  /** Stories to go on with, the nearest first. */
  readonly others: readonly StoryCardValue[];
  readonly storyHref: (storyId: string) => string;
  readonly roundHref: (roundId: string) => string;
  readonly onGoTo: (roundId: string) => void;
  /** Left out for a story that others cannot see. */
  readonly onShare?: (() => void) | undefined;
  /** Left out where the path cannot be saved as a file. */
  readonly onExport?: ((format: StoryFileFormat) => void) | undefined;
}

export interface RoleValue {
  readonly roleId: string;
  readonly label: string;
  readonly note: string;
}

export interface PlayerValue {
  /** Null in a story without roles. */
  readonly roleId: string | null;
  /** Null where the reader gives none. */
  readonly name: string | null;
}

export interface RoleChoiceProps {
  readonly story: Pick<
    StoryValue,
    'storyId' | 'title' | 'displayLanguage' | 'language' | 'languages' | 'tagline' | 'scene' | 'cover' | 'coverInk'
  >;
  readonly roles: readonly RoleValue[];
  /** The reader's personas: names to play under. */
  readonly personaNames: readonly string[];
  /** The binding of the reader’s books. */
  readonly binding?: BindingId | undefined;
  readonly backHref: string;
  readonly state: 'ready' | 'beginning' | 'failed';
  readonly onBegin: (player: PlayerValue) => void;
}

export type SceneMemberValue = Pick<
  CharacterCardValue,
  'characterId' | 'name' | 'tagline' | 'portrait' | 'displayLanguage'
>;

export interface BackdropProps {
  readonly scene: SceneValue;
}
