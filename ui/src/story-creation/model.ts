import type { ReactNode } from 'react';

import type { DraftSaveState, PortraitMood } from '../creation/model';

/** The kinds of place that a story begins in, which its cover shows. */
export type StoryScene = 'hills' | 'sea' | 'city' | 'forest' | 'desert' | 'snow' | 'river' | 'observatory';
export type StoryTone = 'quiet' | 'tense' | 'playful' | 'tender' | 'eerie' | 'adventurous';
/** How the rounds of a story hang together. */
export type StoryShape = 'string-of-pearls' | 'branch-and-bottleneck' | 'hub' | 'open-map';
/** Rounds of the longest way. */
export type StoryLength = 6 | 12 | 24;

export interface PlannedEnding {
  readonly title: string;
  readonly line: string;
}

export interface PlannedMeter {
  readonly label: string;
  /** Both from 0 to 10. */
  readonly start: number;
  readonly most: number;
}

export interface PlannedItem {
  readonly label: string;
}

export interface PlannedRole {
  readonly label: string;
  readonly note: string;
}

/** The plan of a story draft, and the source that is written from it. What the author has not written is empty. */
export interface StoryFields {
  readonly title: string;
  readonly tagline: string;
  /** BCP 47 */
  readonly language: string;
  readonly kind: 'dynamic' | 'novel';
  readonly length: StoryLength;
  readonly tone: StoryTone;
  readonly mood: PortraitMood;
  readonly scene: StoryScene;
  readonly mature: boolean;
  /** Ids of characters, the most important first. */
  readonly cast: readonly string[];
  readonly shape: StoryShape;
  readonly acts: number;
  readonly choicesPerRound: number;
  readonly endings: readonly PlannedEnding[];
  readonly meters: readonly PlannedMeter[];
  readonly items: readonly PlannedItem[];
  readonly roles: readonly PlannedRole[];
  /** One line each, in the order of the story. */
  readonly beats: readonly string[];
  readonly opening: string;
  readonly firstRound: string;
  /** In ink; null until it is written or brought. */
  readonly source: string | null;
}

/** Changes some fields of the draft. */
export type ChangeStory = (changes: Partial<StoryFields>) => void;

export type StoryPage = 'premise' | 'shape' | 'words';

/** Why a page cannot be left yet. A new object takes the focus to the field. */
export interface StoryFieldProblem {
  readonly field: keyof StoryFields;
  /** `refused` is the server's word: the text is not allowed here. */
  readonly why: 'empty' | 'too-long' | 'refused';
}

interface StoryStepProps {
  readonly fields: StoryFields;
  readonly onChange: ChangeStory;
  readonly problem?: StoryFieldProblem | undefined;
}

export interface PremiseStepProps extends StoryStepProps {
  /** BCP 47 */
  readonly languages: readonly string[];
  /** The choice of characters, with its search. */
  readonly cast: ReactNode;
}

/** A round of the planned story, or an ending. */
export interface OutlineNode {
  readonly nodeId: string;
  readonly kind: 'opening' | 'round' | 'bottleneck' | 'hub' | 'place' | 'reckoning' | 'ending';
  /** From 1. */
  readonly act: number;
  /** Which of the beats happens there, from 0; null for none. */
  readonly beat: number | null;
  /** Empty where nothing is known of it. */
  readonly title: string;
}

export interface OutlineEdge {
  readonly from: string;
  readonly to: string;
}

/** How the rounds of a planned story hang together. */
export interface OutlineValue {
  /** The opening first, the endings last. */
  readonly nodes: readonly OutlineNode[];
  readonly edges: readonly OutlineEdge[];
}

export interface ShapeStepProps extends StoryStepProps {
  /** As the server draws it from what is saved; absent until there is a draft. */
  readonly outline?: OutlineValue | undefined;
}

/** Whether readings came to an ending. */
export interface EndingCheck {
  readonly endingId: string;
  /** Null where the author gave none. */
  readonly title: string | null;
  readonly isReached: boolean;
  /** Choices of the shortest reading that came to it; null where none did. */
  readonly fewestChoices: number | null;
  /** From 1; null where that is not known. */
  readonly line: number | null;
}

/** Where the source of a draft comes from. */
export type SourceState = 'none' | 'written' | 'outdated' | 'edited';

export interface StoryCardValue {
  readonly title: string;
  readonly tagline: string;
  /** BCP 47 tag of both. */
  readonly language: string;
  readonly mood: PortraitMood;
  readonly scene: StoryScene;
}

export interface StoryWizardFrameProps {
  readonly page: StoryPage;
  /** Addresses of the pages that can be opened; a page without one is not open yet. */
  readonly pages: Readonly<Record<StoryPage, string | undefined>>;
  /** Pages with nothing missing. */
  readonly done: readonly StoryPage[];
  readonly saveState: DraftSaveState;
  readonly card: StoryCardValue;
  /** Below the card. */
  readonly cardActions?: ReactNode;
  readonly backHref: string;
  /** Called before the browser follows `backHref`. */
  readonly onBack?: (() => void) | undefined;
  /** There is a source: the last page keeps the story, else it writes it. */
  readonly isWritten: boolean;
  /** On to the next page, writing or keeping the story. Always active but while busy. */
  readonly onNext: () => void;
  readonly isNextBusy?: boolean | undefined;
  readonly failure?: StoryFailure | undefined;
  readonly focusHeading?: boolean | undefined;
  readonly children: ReactNode;
}

/** Why an act on a story draft has failed when no field is to blame. */
export type StoryFailure = 'offline' | 'too-many' | 'too-many-stories' | 'too-fast' | 'keep-failed' | 'failed';
