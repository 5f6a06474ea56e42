import { SECURITY_EVENT_MS } from '../accounts/security-events/security-event-store.ts';
import { UNDO_MS as MESSAGE_UNDO_MS } from '../chats/messages/deleted-messages.ts';
import type { Config } from '../config/config.ts';
import type { RetentionPeriod } from '../contract/validators.ts';
import { UNDO_MS as CREATION_UNDO_MS } from '../drafts/draft-limits.ts';
import { ANSWER_MS } from '../idempotency/run-idempotent.ts';
import { PICTURE_MS } from '../pictures/pictures.ts';
import { DRAFT_MS, REST_MS } from '../retention/retention.ts';
import { UNPAID_MS } from '../shop/gifts/follow-up-gifts.ts';
import { NOTIFICATION_MS } from '../social/notifications/notifications.ts';

type Settings = Pick<Config, 'sessions' | 'backups'>;

const periodsOf = ({ backups, sessions }: Settings) =>
  ({
    'idle-session': sessions.idleMs,
    'longest-session': sessions.absoluteMs,
    'device-of-guest': REST_MS,
    'security-event': SECURITY_EVENT_MS,
    'deleted-message': MESSAGE_UNDO_MS,
    'deleted-conversation': REST_MS,
    'room-without-members': REST_MS,
    'deleted-creation': CREATION_UNDO_MS,
    'draft-of-guest': DRAFT_MS.ofGuests,
    'draft-of-account': DRAFT_MS.ofAccounts,
    'unkept-result': REST_MS,
    'brought-picture': PICTURE_MS.brought,
    notification: NOTIFICATION_MS,
    'answer-for-retries': ANSWER_MS,
    'unpaid-gift': UNPAID_MS,
    backup: backups === undefined ? undefined : backups.keep * backups.everyMs,
  }) as const satisfies Record<RetentionPeriod['record'], number | undefined>;

/** What the sweeps of the server keep, and for how long; without backups none is named. */
export function retentionPeriods(settings: Settings): RetentionPeriod[] {
  const periods = Object.entries(periodsOf(settings)) as [RetentionPeriod['record'], number | undefined][];
  return periods.flatMap(([record, ms]) => (ms === undefined ? [] : [{ record, seconds: Math.round(ms / 1000) }]));
}
