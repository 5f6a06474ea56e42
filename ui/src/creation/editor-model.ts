import type { ReactNode } from 'react';

import type { DraftSaveState } from './model';

/** The sections of the character editor, in order. */
export type EditorSection = 'face' | 'readers' | 'mind' | 'speech' | 'voice' | 'lore' | 'rights';

export type EditorPanel = 'preview' | 'tests' | 'problems' | 'versions';

export type SectionMark = 'error' | 'warning';

export interface SectionTabValue {
  readonly id: EditorSection;
  /** Tokens of its fields; left out for a section of which the model reads nothing. */
  readonly tokens?: number | undefined;
  readonly mark?: SectionMark | undefined;
}

export interface PanelTabValue {
  readonly id: EditorPanel;
  /** A word or a number beside its name, such as the number of problems. */
  readonly badge?: ReactNode;
}

/** What the draft is, beside a draft. */
export type EditorStanding =
  | { readonly kind: 'draft' }
  /** A private character; `unkept` fields of the draft differ from it. */
  | { readonly kind: 'private'; readonly unkept: number };

export interface PromptMeterValue {
  readonly always: number;
  readonly context: number;
  readonly messagesLeft: number;
}

export type EditorFailure = 'keep-failed' | 'offline' | 'too-many' | 'refused' | 'no-name';

export interface EditorHeadValue {
  /** Empty while the character has none. */
  readonly name: string;
  /** BCP 47 tag of the name. */
  readonly language: string;
  /** Address of the portrait; absent while there is none. */
  readonly picture?: string | undefined;
  readonly standing: EditorStanding;
  readonly saveState: DraftSaveState;
  readonly backHref: string;
  /** The page of the character; absent while there is no character. */
  readonly viewHref?: string | undefined;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onKeep: () => void;
  readonly isKeeping: boolean;
  readonly onShortcuts: () => void;
}

export interface VoiceOption {
  readonly name: string;
  /** BCP 47 */
  readonly locale: string;
}

export interface CharacterVoiceValue {
  readonly name: string;
  readonly locale: string;
  readonly pitch: number;
  readonly rate: number;
}

/** The browser's voices: on their way, none, or some. */
export type VoicesValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'some'; readonly voices: readonly VoiceOption[] };

export interface RemixCredit {
  readonly name: string;
  readonly creatorName: string;
  /** Absent where the reader cannot see it any more. */
  readonly href?: string | undefined;
}
