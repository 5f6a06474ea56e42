import type { FrameId, MessageStatus, PortraitExpression, ReplyFailure, RoomNotice, RoomRole } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

import type { ExpressionValue, MessagePriceValue } from '../thread/model';
import type { CharacterCardValue, PictureValue } from '../content/model';

export type RoomCharacterValue = Pick<
  CharacterCardValue,
  'characterId' | 'name' | 'tagline' | 'portrait' | 'displayLanguage'
>;

export interface RoomMemberValue {
  readonly memberId: string;
  readonly displayName: string;
  readonly avatar: string | null;
  /** The frame that they wear around it. */
  readonly frame?: FrameId | undefined;
  readonly role: RoomRole;
  /** Reads along and cannot write. */
  readonly muted: boolean;
  /** Has the room open just now. */
  readonly present: boolean;
  /** The reader themselves. */
  readonly mine: boolean;
}

export interface RoomCardValue {
  readonly roomId: string;
  readonly title: string;
  readonly characters: readonly RoomCharacterValue[];
  readonly memberCount: number;
  /** How the last message begins; empty while nothing was said. */
  readonly lastText: string;
  /** RFC 3339. */
  readonly updatedAt: string;
  readonly closed: boolean;
  /** The reader has opened it. */
  readonly own: boolean;
  readonly ownerName: string;
}

export type RoomSpeakerValue =
  | {
      readonly kind: 'character';
      readonly name: string;
      /** Null for one that is no longer in the room. */
      readonly portrait: PictureValue | null;
      /** Its faces by mood; left out where there are none. */
      readonly expressions?: readonly ExpressionValue[] | undefined;
    }
  | {
      readonly kind: 'member';
      readonly name: string;
      readonly avatar: string | null;
      /** The frame that they wear around it. */
      readonly frame?: FrameId | undefined;
      readonly isOwner: boolean;
      readonly mine: boolean;
    };

export interface RoomMessageValue {
  readonly messageId: string;
  readonly speaker: RoomSpeakerValue;
  /** Markdown. Of a reply under way or ended early, the words so far. */
  readonly text: string;
  readonly status: MessageStatus;
  /** Null unless the status is `failed`. */
  readonly failure: ReplyFailure | null;
  /** Whether a complete reply was cut for length. */
  readonly truncated: boolean;
  /** Seconds after which a busy engine may be asked again; null where it did not say. */
  readonly retryAfterSeconds: number | null;
  /** Whether its words are not those with which it came. */
  readonly edited: boolean;
  /** The versions of the line: which one this is, counted from 0, and how many there are. */
  readonly siblings: { readonly index: number; readonly count: number };
  /** Deleted by the owner or its author. */
  readonly hidden: boolean;
  readonly canHide: boolean;
  /** Whether the reader may report it: it is neither theirs nor still being said. */
  readonly canReport: boolean;
  /** Whether the reader may edit it; of a character's line, also whether they may show another version. */
  readonly canEdit: boolean;
  /** The mood that a character's words show; left out where it is not known. */
  readonly mood?: PortraitExpression | undefined;
  /** Points for another version, while the line is the newest; null for who may not ask for one. */
  readonly regeneratePrice: number | null;
  readonly canRetry: boolean;
  /** What the reader has paid for it; null for what they have not. */
  readonly price: MessagePriceValue | null;
}

/** What stands in the thread of a room, oldest first. */
export type RoomThreadItem =
  | { readonly kind: 'message'; readonly message: RoomMessageValue }
  | { readonly kind: 'date'; readonly id: string; readonly label: ReactNode }
  | { readonly kind: 'notice'; readonly id: string; readonly notice: RoomNotice; readonly name: string };

/** What a reader can do with a message of a room. Each gets the id of the message. */
export interface RoomMessageActions {
  readonly onCopy: (messageId: string) => void;
  readonly onHide: (messageId: string) => void;
  readonly onReport: (messageId: string) => void;
  readonly onRetry: (messageId: string) => void;
  readonly onRegenerate: (messageId: string) => void;
  readonly onEdit: (messageId: string, text: string) => void;
  /** Shows another version to everyone; `index` is counted from 0. */
  readonly onSibling: (messageId: string, index: number) => void;
}

export interface RoomFactValue {
  readonly factId: string;
  readonly text: string;
  readonly pinnedBy: string;
  readonly canChange: boolean;
}

/** What a room remembers beyond its newest lines. */
export interface RoomMemoryValue {
  readonly summary: string;
  /** Oldest first. */
  readonly facts: readonly RoomFactValue[];
}

/** A way into a room that still works. Its link is shown once, when it is made. */
export interface RoomInviteValue {
  readonly inviteId: string;
  /** RFC 3339. */
  readonly expiresAt: string;
  readonly uses: number;
  readonly maxUses: number;
}

/** The longest title of a room, in characters. */
export const longestTitle = 120;
/** The longest name in a room, in characters. */
export const longestName = 40;
/** The longest message in a room, in characters. */
export const longestRoomMessage = 4000;
/** The longest text of a character's line after an edit, in characters. */
export const longestLine = 8000;
/** The longest text about where a conversation takes place, in characters. */
export const longestScene = 1000;
/** The longest summary of a room, in characters. */
export const longestSummary = 4000;
/** How many people a room holds at most. */
export const mostPeople = 20;
/** How many characters a room holds at most. */
export const mostCharacters = 6;
