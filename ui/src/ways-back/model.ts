import type { MessageRole } from '@fabula/sdk/types';

import type { PictureValue, StoryCardValue } from '../content/model';

interface WayBack {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** The words in which the reader left it; empty where there are none. */
  readonly line: string;
  /** When it was last used, RFC 3339. */
  readonly at: string;
}

/** A chat to return to; its title is what was said first in it. */
export interface ChatWayBack extends WayBack {
  readonly kind: 'chat';
  readonly name: string;
  readonly portrait: PictureValue;
  readonly speaker: MessageRole;
  readonly unreadCount: number;
}

export interface PlayWayBack extends WayBack {
  readonly kind: 'play';
  readonly book: Pick<StoryCardValue, 'title' | 'displayLanguage' | 'cover' | 'coverInk'>;
  readonly unit: 'round' | 'chapter';
  /** The round or chapter that the reader is in, from 1. */
  readonly reached: number;
  /** How many there are; null where the story does not say. */
  readonly of: number | null;
}

export interface RoomWayBack extends WayBack {
  readonly kind: 'room';
  readonly portraits: readonly PictureValue[];
  readonly speakerName: string;
  readonly unreadCount: number;
}

export type WayBackValue = ChatWayBack | PlayWayBack | RoomWayBack;

export interface ConversationValue {
  readonly chatId: string;
  readonly href: string;
  readonly title: string;
  /** Of its character. */
  readonly name: string;
  readonly portrait: PictureValue;
  /** How its last message begins; empty where there are no words. */
  readonly line: string;
  readonly pinned: boolean;
  /** When it was last used, RFC 3339. */
  readonly at: string;
}
