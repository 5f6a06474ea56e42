import type { MessageRole, MessageStatus, PortraitExpression, ReplyFailure } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

import type { FilmValue, PictureValue } from '../content/model';

/** What a reply has cost, and where the lines of the ledger stand that say so. */
export interface MessagePriceValue {
  readonly points: number;
  readonly ledgerHref: string;
}

/** A picture in a message: only those of the site itself are ever shown. */
export interface MessageImageValue {
  readonly imageId: string;
  /** From the root of the site. */
  readonly address: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface MessageValue {
  readonly messageId: string;
  readonly role: MessageRole;
  /** The name under which it was said, where that is not the usual one. */
  readonly speaker?: string | undefined;
  /** Shown to the reader, but left out of the prompt. */
  readonly isUntold?: boolean;
  /** Markdown. Of a reply under way or ended early, the words so far. */
  readonly text: string;
  readonly images: readonly MessageImageValue[];
  readonly status: MessageStatus;
  /** Null unless the status is `failed`. */
  readonly failure: ReplyFailure | null;
  /** Whether a complete reply was cut for length. */
  readonly truncated: boolean;
  /** Seconds after which a busy engine may be asked again; null where it did not say. */
  readonly retryAfterSeconds: number | null;
  /** The messages in this place: which one this is, counted from 0, and how many there are. */
  readonly siblings: { readonly index: number; readonly count: number };
  /** What the visitor calls the branch that begins here. */
  readonly branchName: string | null;
  /** What the words of a reply show; left out where that is not known. */
  readonly mood?: PortraitExpression | undefined;
  /** Whether it is a reply that can be regenerated; a greeting is not. */
  readonly isReply: boolean;
  readonly pinned: boolean;
  /** Hidden: neither shown nor part of the prompt. */
  readonly hidden: boolean;
  /** Its words are no longer the first ones. */
  readonly edited: boolean;
  /** Deleted for good: there is nothing left to bring back. */
  readonly erased: boolean;
  /** Null for what costs nothing, and until a reply has ended. */
  readonly price: MessagePriceValue | null;
}

/** What stands in a thread, oldest first. */
export type ThreadItem =
  | { readonly kind: 'message'; readonly message: MessageValue }
  | { readonly kind: 'date'; readonly id: string; readonly label: ReactNode }
  | { readonly kind: 'note'; readonly id: string; readonly text: string }
  | { readonly kind: 'unsent'; readonly id: string; readonly unsent: UnsentValue };

/** A message of the visitor that the server does not have yet. */
export interface UnsentValue {
  readonly text: string;
  /** `behind` waits for the message before it; those after `sending` were refused. */
  readonly state: 'waiting' | 'behind' | 'sending' | 'points' | 'words' | 'gone' | 'expired' | 'failed';
}

/** What a reader can do with an unsent message. Each callback gets the id of its item. */
export interface UnsentActions {
  /** Null while there is no connection. */
  readonly onSend: ((id: string) => void) | null;
  readonly onRemove: (id: string) => void;
}

/** The face of a character at one emotion. */
export interface ExpressionValue {
  /** The mood that it is shown for; left out where it is shown for none. */
  readonly mood?: PortraitExpression | undefined;
  readonly small: string;
  readonly large: string;
  /** The face as it moves; left out where it does not. */
  readonly film?: FilmValue | undefined;
}

export interface ChatCharacterValue {
  readonly characterId: string;
  readonly name: string;
  readonly portrait: PictureValue;
  /** Left out for a character that has its portrait alone. */
  readonly expressions?: readonly ExpressionValue[] | undefined;
  /** The portrait as it moves; left out where it does not. */
  readonly film?: FilmValue | undefined;
}

export type OlderMessages = 'none' | 'more' | 'loading' | 'failed';

/** What a reader can do with a message. Each callback gets the id of the message. */
export interface MessageActions {
  readonly onCopy: (messageId: string) => void;
  /** Begins to read a message aloud, or stops when it is the one being read. Null where the browser has no voice. */
  readonly onReadAloud: ((messageId: string) => void) | null;
  readonly onRegenerate: (messageId: string) => void;
  /** Other words as a branch, which are answered where they are the visitor's; the first words stay on theirs. */
  readonly onEdit: (messageId: string, text: string) => void;
  /** Other words in the same place; what follows stays. */
  readonly onReword: (messageId: string, text: string) => void;
  readonly onUndoReword: (messageId: string) => void;
  /** The reply is to go on from where it ends. */
  readonly onContinue: (messageId: string) => void;
  readonly onBranch: (messageId: string) => void;
  readonly onPin: (messageId: string, pinned: boolean) => void;
  readonly onRemember: (messageId: string) => void;
  readonly onDelete: (messageId: string) => void;
  /** Left out where nothing can be reported. */
  readonly onReport?: (messageId: string) => void;
  readonly onUndoDelete: (messageId: string) => void;
  /** Shows another message in the same place; `index` is counted from 0. */
  readonly onSibling: (messageId: string, index: number) => void;
  readonly onRetry: (messageId: string) => void;
}

export type ConnectionState = 'live' | 'reconnecting' | 'offline';

/** Why nothing can be sent just now; null when it can. */
export type ComposerBlock = 'offline' | 'reconnecting' | 'insufficient-points' | null;

export interface ComposerState {
  /** Points for one reply; 0 when replies are free, null for what no character answers. */
  readonly price: number | null;
  /** How many replies one message may bring; 1 without it. */
  readonly mostReplies?: number;
  readonly balance: number;
  readonly replying: boolean;
  readonly blocked: ComposerBlock;
  /** Whether what is sent without a connection is kept and sent later; false without it. */
  readonly keepsUnsent?: boolean;
  readonly pricesHref: string;
}

export interface FoundMessageValue {
  readonly messageId: string;
  /** Who says it, where that is neither the character of the conversation nor the visitor. */
  readonly speaker?: string;
  readonly role: MessageValue['role'];
  readonly text: string;
  /** Whether it is on the path that is shown; otherwise its branch is opened. */
  readonly onActivePath: boolean;
  readonly when: ReactNode;
}
