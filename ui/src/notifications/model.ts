import type { FollowUpState, JudgedThing } from '@fabula/sdk/types';

import type { PictureValue } from '../content/model';

/** What a notification leads to. */
export interface NotificationSubjectValue {
  readonly name: string;
  /** Undefined where it is not known, as of the words of an account. */
  readonly displayLanguage?: string;
  /** Undefined for a proposal. */
  readonly picture?: PictureValue;
}

/** What operators decided about something that the reader made. */
export type WorkDecision = 'hidden' | 'restored' | 'marked-mature' | 'mark-taken-back';

type NotifiedOf =
  | { readonly kind: 'published'; readonly of: 'character' | 'story'; readonly creatorName: string }
  | { readonly kind: 'commented'; readonly count: number; readonly onPost: boolean }
  | { readonly kind: 'decided'; readonly decision: WorkDecision; readonly thing: JudgedThing }
  | { readonly kind: 'report-decided'; readonly decision: 'hidden' | 'dismissed' }
  | { readonly kind: 'proposal-commented'; readonly count: number }
  | { readonly kind: 'proposal-followed-up'; readonly state: FollowUpState };

export type NotificationValue = NotifiedOf & {
  readonly notificationId: string;
  /** RFC 3339. */
  readonly at: string;
  readonly unread: boolean;
  /** Undefined where there is no page to lead to. */
  readonly subject?: NotificationSubjectValue | undefined;
  readonly href?: string | undefined;
};

/** How a list stands. */
export type NotificationsStatus = 'loading' | 'failed' | 'loaded';

/** The newest notifications, as they are listed under the bell. */
export interface BellMenuProps {
  /** The newest ones. */
  readonly notifications: readonly NotificationValue[];
  readonly status: NotificationsStatus;
  readonly onRetry: () => void;
  /** The page with all of them. */
  readonly pageHref: string;
  /** Milliseconds since the epoch. */
  readonly now: number | undefined;
}
