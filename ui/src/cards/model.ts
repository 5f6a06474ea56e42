import type { CardFormat, CardRefusalRule, CardWarningKind, CharacterVisibility } from '@fabula/sdk/types';

import type { WithheldValue } from '../authoring/Publishing/model';
import type { PictureValue } from '../content/model';

/** A form in which a character goes out: a kind of file, or JSON of the older version. */
export type CardExportValue = CardFormat | 'json-v2';

export interface CardWarningValue {
  readonly kind: CardWarningKind;
  /** The field, file or host that it is about; empty where that is plain. */
  readonly where: string;
}

/** Why a card may not be kept: the rule, and the field that breaks it; empty for several together. */
export interface CardRefusalValue {
  readonly rule: CardRefusalRule;
  readonly where: string;
}

export interface CardPreviewValue {
  readonly refusal?: CardRefusalValue | undefined;
  readonly format: CardFormat;
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
  readonly mature: boolean;
  /** BCP 47 */
  readonly language: string;
  /** Address of the portrait; null where one will be drawn. */
  readonly portrait: string | null;
  readonly warnings: readonly CardWarningValue[];
  /** The faces of the character: how many it gets, and the names of those it does not get. Left out where there are none. */
  readonly expressions?: { readonly count: number; readonly skipped: readonly string[] } | undefined;
}

/** Why a card could not be read or kept. */
export type CardProblemValue =
  | 'not-a-card'
  | 'picture-without-card'
  | 'damaged'
  | 'too-large'
  | 'not-allowed'
  | 'too-many'
  | 'too-many-drafts'
  | 'too-fast'
  | 'offline'
  | 'not-a-file'
  | 'not-arrived'
  | 'failed';

export type ImportValue =
  | { readonly step: 'waiting'; readonly problem: CardProblemValue | null; readonly fileName: string }
  | { readonly step: 'reading'; readonly fileName: string }
  | {
      readonly step: 'deciding' | 'keeping' | 'opening';
      readonly card: CardPreviewValue;
      readonly problem: CardProblemValue | null;
    };

export interface OwnCharacterValue {
  readonly characterId: string;
  readonly name: string;
  readonly tagline: string;
  readonly language: string;
  readonly mature: boolean;
  readonly portrait: PictureValue;
  readonly visibility: CharacterVisibility;
  /** Whether others may remix it. */
  readonly remixable?: boolean | undefined;
  /** Left out for one that the operators have not hidden. */
  readonly withheld?: WithheldValue | undefined;
  readonly greetingCount: number;
  readonly loreCount: number;
  /** Who made the card; empty where it does not say. */
  readonly cardCreator: string;
}
