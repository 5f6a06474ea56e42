import type {
  CharacterDraftField,
  CharacterTemperament,
  PortraitCrop as ContractCrop,
  PortraitParts as ContractParts,
} from '@fabula/sdk/types';
import type { ReactNode } from 'react';

import type { RemixOriginValue } from '../content/model';
import type { ActPriceValue } from '../primitives/ActPrice/act-price-value';

export type {
  CharacterTemperament,
  PortraitBeard,
  PortraitGarment,
  PortraitGlasses,
  PortraitHairColor,
  PortraitHairCut,
  PortraitMood,
  PortraitPlace,
  PortraitSkin,
} from '@fabula/sdk/types';

/** The choices that a drawn portrait is put together from; what is left out is drawn from the seed. */
export type PortraitParts = Readonly<ContractParts>;

/** Of portrait parts, without those that only the cards of characters know. */
export type PortraitExpression = NonNullable<PortraitParts['expression']>;

export type PortraitPart = Exclude<keyof PortraitParts, 'seed' | 'cloth'>;

export type NamedPart = PortraitPart | 'cloth';

/** What a thumbnail shows of a portrait. The callback may answer with the whole picture: the views cut it. */
export type PortraitCrop = Exclude<ContractCrop, 'head'>;

export type PictureOf = (parts: PortraitParts, crop: PortraitCrop) => string;

export interface DraftExchange {
  readonly reader: string;
  readonly character: string;
}

/** What the wizard writes of a character draft. Every field is there; empty ones are `''`, `[]` or `null`. */
export interface WizardFields {
  readonly name: string;
  readonly tagline: string;
  /** BCP 47 */
  readonly language: string;
  readonly pronouns: string;
  readonly temperaments: readonly CharacterTemperament[];
  readonly portrait: PortraitParts | null;
  readonly scenario: string;
  readonly greeting: string;
  readonly exchanges: readonly DraftExchange[];
  readonly nevers: readonly string[];
  /** Slugs. */
  readonly tags: readonly string[];
  readonly mature: boolean;
}

export type ChangeFields = (changes: Partial<WizardFields>) => void;

/** The pages of the wizard, in order; meeting the character is the end of the third. */
export type WizardPage = 'who' | 'look' | 'voice';
export type WizardStep = WizardPage | 'meet';

/** Why a step cannot be left yet. A new object takes the focus to the field. */
export interface WizardProblem {
  readonly field: keyof WizardFields;
  /** `refused` is the server's word: the text is not allowed here. */
  readonly why: 'empty' | 'too-long' | 'refused';
}

/** Where the latest change of a draft is. */
export type DraftSaveState =
  /** Nothing was written yet. */
  | { readonly kind: 'unwritten' }
  | { readonly kind: 'saving' }
  /** `at` is the time as the reader writes it. */
  | { readonly kind: 'saved'; readonly at: ReactNode }
  /** The connection is gone or the server does not answer: kept in this browser and sent later. */
  | { readonly kind: 'on-device' }
  | { readonly kind: 'conflict'; readonly onChoose: () => void };

export interface DraftStatusProps {
  readonly state: DraftSaveState;
}

/** The card at the side: what the character looks like so far. */
export interface LiveCardValue {
  readonly name: string;
  readonly tagline: string;
  /** BCP 47 tag of name and tagline. */
  readonly language: string;
  readonly temperaments: readonly CharacterTemperament[];
  /** Address of the whole portrait; absent while there is none. */
  readonly picture?: string | undefined;
  /** Whom the draft was made of; absent for one that is no remix. */
  readonly remixOf?: RemixOriginValue | undefined;
}

export interface WizardFrameProps {
  readonly step: WizardStep;
  /** Addresses of the pages that can be opened; a page without one is not open yet. */
  readonly pages: Readonly<Record<WizardPage, string | undefined>>;
  /** Pages with nothing missing. */
  readonly done: readonly WizardPage[];
  readonly saveState: DraftSaveState;
  readonly card: LiveCardValue;
  /** Page two, behind the pen of the small card on phones. */
  readonly lookHref?: string | undefined;
  /** Below the card: `LookActions` on page two. */
  readonly cardActions?: ReactNode;
  readonly backHref: string;
  /** Called before the browser follows `backHref`: send what was written. */
  readonly onBack?: (() => void) | undefined;
  /** The one filled button: on to the next page, to meeting the character, or keeping it. Always active but while busy. */
  readonly onNext: () => void;
  readonly isNextBusy?: boolean | undefined;
  /** Said beside the buttons when the last attempt failed and no field is to blame. */
  readonly failure?: 'keep-failed' | 'offline' | 'too-many' | undefined;
  /** Moves the focus to the heading of the step when it changes; off for the first page that is opened. */
  readonly focusHeading?: boolean | undefined;
  readonly children: ReactNode;
}

/** Filling what is empty from templates. Absent where none are offered. */
export interface FillBlanksValue {
  readonly onFill: () => void;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

interface StepProps {
  readonly fields: WizardFields;
  readonly onChange: ChangeFields;
  readonly problem?: WizardProblem | undefined;
  readonly fillBlanks?: FillBlanksValue | undefined;
}

export interface WhoStepProps extends StepProps {
  /** BCP 47 */
  readonly languages: readonly string[];
}

/** A part that words were understood as. */
export interface UnderstoodPart {
  readonly part: NamedPart;
  /** The words of the description, as they were written. */
  readonly words: string;
  /** Whether it is in the portrait; it can be switched off and on. */
  readonly isOn: boolean;
}

/** What came of the last description. */
export type DescriptionAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'drawn';
      readonly understood: readonly UnderstoodPart[];
      /** Words that no part was found for. */
      readonly notDrawn: readonly string[];
    };

export interface DescribeItProps {
  /** At most 600 characters. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onDraw: () => void;
  readonly answer: DescriptionAnswer;
  readonly onToggle: (part: NamedPart) => void;
}

/** The ways to a portrait. */
export type LookWay = 'parts' | 'upload' | 'draw';

export interface LookStepProps {
  readonly parts: PortraitParts;
  readonly onParts: (parts: PortraitParts) => void;
  readonly pictureOf: PictureOf;
  readonly describe: DescribeItProps;
  /** Rolls one part. */
  readonly onRoll: (part: PortraitPart) => void;
  readonly problem?: WizardProblem | undefined;
}

export interface LookActionsProps {
  readonly onRollAll: () => void;
  /** Steps back through rolls and choices. */
  readonly onUndo: () => void;
  readonly canUndo: boolean;
  /** The portrait is a picture, not put together from parts. */
  readonly isPicture?: boolean | undefined;
  /** Where everything is that a portrait can be drawn in; left out for a draft that is not stored yet. */
  readonly stylesHref?: string | undefined;
}

/** How a greeting meets the reader. */
export interface GreetingOffer {
  /** One word in the language of the page, such as "Warm". */
  readonly manner: ReactNode;
  readonly text: string;
}

/** Greetings to choose from, put together from templates. */
export type GreetingOffers =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly offers: readonly GreetingOffer[] };

export interface VoiceStepProps extends StepProps {
  readonly greetings: GreetingOffers;
  /** Three others, and trying again after a failure. */
  readonly onOtherGreetings: () => void;
  /** Things a character may never do, offered beside those of the draft. */
  readonly offeredNevers: readonly string[];
  /** Tags of the house, with their names in the language of the page. */
  readonly houseTags: readonly { readonly slug: string; readonly label: string }[];
}

export interface PreviewMessage {
  readonly messageId: string;
  readonly role: 'reader' | 'character';
  readonly text: string;
  /** Shown in place of the text. */
  readonly body?: ReactNode;
}

/** What replies cost beyond the free ones. */
export interface MeetingTerms {
  /** What the next reply costs; undefined while free ones are left. */
  readonly price?: ActPriceValue | undefined;
  /** In place of the number of free replies; undefined where that number says it. */
  readonly note?: ReactNode;
  /** What else can be done with the line in the box. */
  readonly also?: ReactNode;
}

/** What can be said next while the reader meets a character. */
export type MeetingState =
  | { readonly kind: 'ready' }
  /** The character is answering. */
  | { readonly kind: 'waiting' }
  /** The message is in the box again and no free reply was used. */
  | { readonly kind: 'failed' }
  /** The words of the reader are not allowed here. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'used-up' };

export interface MeetStepProps {
  readonly name: string;
  /** BCP 47 tag of what the character says. */
  readonly language: string;
  /** Address of the whole portrait. */
  readonly picture?: string | undefined;
  readonly greeting: string;
  readonly messages: readonly PreviewMessage[];
  readonly state: MeetingState;
  /** Free replies that are left today. */
  readonly left: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** What can be done with the newest reply, below it. */
  readonly acts?: ReactNode;
  /** Left out where only free replies can be had. */
  readonly terms?: MeetingTerms | undefined;
}

/** Fields of a draft that can differ. */
export type ConflictField = CharacterDraftField;

export interface DraftEntry {
  readonly draftId: string;
  /** In the wizard. */
  readonly href: string;
  /** In the editor. */
  readonly editorHref: string;
  /** Empty while it has none. */
  readonly name: string;
  readonly tagline: string;
  readonly language: string;
  readonly picture?: string | undefined;
  /** In place of a portrait: the cover of a story. */
  readonly cover?: ReactNode;
  /** When it was last changed, such as "2 hours ago". */
  readonly changed: ReactNode;
  /** `deleted` stays in its place with a way back. */
  readonly standing: 'kept' | 'deleting' | 'deleted';
}

export interface DraftListProps {
  readonly drafts: readonly DraftEntry[];
  readonly onDelete: (draftId: string) => void;
  readonly onRestore: (draftId: string) => void;
  /** In place of a name that is not written; that of a character when left out. */
  readonly unnamed?: ReactNode;
}
