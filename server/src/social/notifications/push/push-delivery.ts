import type { Logger } from 'pino';
import webPush from 'web-push';
import type { PushConfig } from '../../../config/push.ts';
import type { NotificationItem } from '../../../contract/validators.ts';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import {
  CHOICE_OF,
  findReadAt,
  MOST_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '../notification-store.ts';
import type { Notifications } from '../notifications.ts';
import { endOfQuiet } from '../settings/quiet-hours.ts';
import { findSettings } from '../settings/settings-store.ts';
import { postPush } from './push-request.ts';
import { deleteSignedOut, deleteSubscription, findDue, lease, release } from './subscription-store.ts';
import type { PushSubscriptionRow } from './tables.ts';
import { SETTLE_MS } from '../wake-store.ts';

/** Publications of followed creators make no look come earlier: how often they are looked for, in ms. */
const LOOK_MS = 300_000;
const DAY_SECONDS = 86_400;
const LEASE_MS = 60_000;
const MOST_AT_ONCE = 20;
const FIRST_WAIT_MS = 30_000;
/** With doubled waits, about eight hours; then the message is given up. */
const MOST_ATTEMPTS = 10;

/** What reaches a device: numbers, and never words of people. */
export interface PushMessage {
  /** `several` for notifications of different kinds. */
  kind: NotificationKind | 'several';
  /** Of unread comments, or of notifications. */
  count: number;
  /** Where it leads to. */
  path: string;
  language: string;
}

interface DeliveryDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  notifications: Pick<Notifications, 'since'>;
  push: PushConfig;
}

/**
 * Pushes notifications to devices. Each look reads the notifications themselves, so that nothing is lost by a
 * crash: a subscription remembers up to when all was told. A crash between the answer of a push service and that note
 * tells it again, which takes the place of the first message on the device.
 */
export class PushDelivery {
  readonly #deps: DeliveryDeps;

  constructor(deps: DeliveryDeps) {
    this.#deps = deps;
  }

  /** Looks after the subscriptions that are due, a few at once. */
  async sweep(signal: AbortSignal): Promise<void> {
    const { clock, database } = this.#deps;
    await deleteSignedOut(database.db);
    for (;;) {
      const rows = await findDue(database.db, clock.now(), MOST_AT_ONCE);
      const looks = await Promise.all(rows.map(async (row) => this.#look(row, signal)));
      if (!looks.includes(true) || rows.length < MOST_AT_ONCE || signal.aborted) return;
    }
  }

  /** False where it is another server's. */
  async #look(row: PushSubscriptionRow, signal: AbortSignal): Promise<boolean> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    if (!(await lease(database.db, row, now + LEASE_MS))) return false;
    const next = await this.#tell(row, now, signal);
    if (next === undefined) await deleteSubscription(database.db, row.account_id, row.push_id);
    else await release(database.db, row, next);
    return true;
  }

  /** What the subscription is from then on; undefined where it is gone. */
  async #tell(row: PushSubscriptionRow, now: number, signal: AbortSignal) {
    const { db } = this.#deps.database;
    const { choices, paused, quietHours } = await findSettings(db, row.account_id);
    const kinds = NOTIFICATION_KINDS.filter((kind) => choices[kind].push);
    const told = { sent_until: Math.max(row.sent_until, now - SETTLE_MS), due_at: now + LOOK_MS, attempts: 0 };
    if (paused || kinds.length === 0) return told;
    const quietUntil = quietHours === undefined ? now : endOfQuiet(quietHours, now);
    if (quietUntil !== now) return { ...told, sent_until: row.sent_until, due_at: quietUntil ?? now + LOOK_MS };
    const reader = { accountId: row.account_id, view: viewOf(row) };
    const after = Math.max(row.sent_until, await findReadAt(db, row.account_id));
    const items = await this.#deps.notifications.since(reader, after, { kinds, limit: MOST_NOTIFICATIONS });
    const settled = items.filter(({ at }) => Date.parse(at) <= told.sent_until);
    const next = settled.length < items.length ? { ...told, due_at: now + SETTLE_MS } : told;
    if (settled.length === 0) return next;
    const outcome = await this.#send(row, messageOf(settled, row.language), signal);
    if (outcome === 'gone') return undefined;
    const attempts = row.attempts + 1;
    if (outcome === 'sent' || attempts >= MOST_ATTEMPTS) return next;
    return { sent_until: row.sent_until, due_at: now + FIRST_WAIT_MS * 2 ** row.attempts, attempts };
  }

  async #send(
    { auth, endpoint, p256dh, push_id: pushId }: PushSubscriptionRow,
    message: PushMessage,
    signal: AbortSignal,
  ): Promise<'sent' | 'gone' | 'failed'> {
    const { log, push } = this.#deps;
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: push,
        TTL: DAY_SECONDS,
        contentEncoding: 'aes128gcm',
      });
      const { loopback } = push;
      const status = await postPush({ endpoint, headers: details.headers, body: details.body, loopback, signal });
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      log.warn({ pushId, status }, 'a push service refused a message');
    } catch (error) {
      // Its message may name the host of the endpoint.
      log.warn({ pushId, code: error instanceof Error && 'code' in error ? error.code : undefined }, 'a push failed');
    }
    return 'failed';
  }
}

function viewOf({ account_id, language, mature }: PushSubscriptionRow) {
  return { locale: language, mature: mature === 1, viewerId: account_id };
}

function messageOf(items: readonly NotificationItem[], language: string): PushMessage {
  const kinds = new Set(items.map(({ kind }) => CHOICE_OF[kind]));
  const [kind = 'several'] = kinds;
  const count = items.reduce((sum, item) => sum + ('count' in item ? item.count : 1), 0);
  return { kind: kinds.size > 1 ? 'several' : kind, count, path: `/${language}/notifications`, language };
}
