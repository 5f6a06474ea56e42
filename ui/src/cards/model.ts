import type { PictureValue } from '../explore/model';

/** The kinds of file that a character comes in and goes out as. */
export type CardFormatValue = 'json' | 'png' | 'charx';

/** What was found in a card, and mended. */
export type CardWarningKindValue =
  | 'newer-version'
  | 'no-name'
  | 'no-greeting'
  | 'wrong-type'
  | 'several-cards'
  | 'broken-card'
  | 'broken-book'
  | 'misplaced-book'
  | 'other-book'
  | 'remote-file'
  | 'missing-file'
  | 'unreadable-portrait'
  | 'unsafe-key'
  | 'never-wakes';

export interface CardWarningValue {
  readonly kind: CardWarningKindValue;
  /** The field, file or host that it is about; empty where that is plain. */
  readonly where: string;
}

/** What an import would make of a card. */
export interface CardPreviewValue {
  readonly format: CardFormatValue;
  readonly specVersion: string;
  readonly name: string;
  /** Who made the card; empty where it does not say. */
  readonly creator: string;
  readonly characterVersion: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly greetings: readonly string[];
  readonly greetingCount: number;
  readonly loreCount: number;
  readonly fileCount: number;
  readonly promptTokens: number;
  /** Whether it seems to have mature themes. */
  readonly mature: boolean;
  /** BCP 47 */
  readonly language: string;
  /** Address of the portrait; null where one will be drawn. */
  readonly portrait: string | null;
  readonly warnings: readonly CardWarningValue[];
}

/** Why a card could not be read or kept. */
export type CardProblemValue =
  | 'not-a-card'
  | 'picture-without-card'
  | 'damaged'
  | 'too-large'
  | 'not-allowed'
  | 'too-many'
  | 'too-fast'
  | 'offline'
  | 'failed';

/** How far an import has come. */
export type ImportValue =
  | { readonly step: 'waiting'; readonly problem: CardProblemValue | null; readonly fileName: string }
  | { readonly step: 'reading'; readonly fileName: string }
  | {
      readonly step: 'deciding' | 'keeping';
      readonly card: CardPreviewValue;
      readonly problem: CardProblemValue | null;
    };

/** A character that the reader has brought. */
export interface OwnCharacterValue {
  readonly characterId: string;
  readonly name: string;
  readonly tagline: string;
  readonly language: string;
  readonly mature: boolean;
  readonly portrait: PictureValue;
  readonly visibility: 'private' | 'public';
  readonly greetingCount: number;
  readonly loreCount: number;
  /** Who made the card; empty where it does not say. */
  readonly cardCreator: string;
}
