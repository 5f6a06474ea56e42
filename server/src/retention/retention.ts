import { deleteOldSecurityEvents } from '../accounts/security-events/security-event-store.ts';
import { eraseOrphanedCardTests } from '../character-drafts/card-tests/card-test-store.ts';
import { eraseOldDrafts } from '../drafts/draft-life-store.ts';
import { eraseDeletedLore } from '../character-drafts/lore/lore-store.ts';
import { deleteCountsBefore } from '../character-drafts/preview-replies/count-store.ts';
import { eraseOldSuggestions } from '../drafts/suggestions/suggestion-store.ts';
import { chatEvents } from '../chats/store/event-store.ts';
import type { Database } from '../db/database.ts';
import { eraseOldResults } from '../funny/funny-store.ts';
import type { TopicWalk } from '../generations/event-log-store.ts';
import type { Clock } from '../lib/clock.ts';
import { DAY_MS, utcDayNumber } from '../lib/utc-day.ts';
import { generationEvents } from '../pictures/store/event-store.ts';
import { eraseOldRecordings } from '../recordings/recording-store.ts';
import { roomEvents } from '../rooms/store/event-store.ts';
import { eraseOldNotifications } from '../social/notifications/notification-store.ts';
import { NOTIFICATION_MS } from '../social/notifications/notifications.ts';
import { eraseDeletedChats, eraseDeletedPlays, eraseEmptyRooms } from './erase-deleted.ts';
import { forgetDevices } from './forget-devices.ts';

/** After deletion, leaving or last use. */
export const REST_MS = 30 * DAY_MS;
/** How long a draft is kept that was deleted, and one without a change. */
export const DRAFT_MS = { deleted: DAY_MS, ofGuests: 90 * DAY_MS, ofAccounts: 365 * DAY_MS };
/** A decided suggestion, for retries. */
const DECIDED_MS = DAY_MS;
const MOST_ERASED = 100;
const MOST_LOOKED_AT = 1_000;

/** Carries out `docs/retention.md` in bounded sweeps. */
export class Retention {
  readonly #deps: { database: Database; clock: Clock };
  readonly #places = { chats: '', rooms: '', generations: '', devices: '' };

  constructor(deps: { database: Database; clock: Clock }) {
    this.#deps = deps;
  }

  async sweep(): Promise<void> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    const before = now - REST_MS;
    const places = this.#places;
    const from = (after: string): TopicWalk => ({ after, limit: MOST_LOOKED_AT });
    places.devices = (await forgetDevices(database, from(places.devices), { before, now })) ?? '';
    await eraseDeletedPlays(database, { before, limit: MOST_ERASED });
    await eraseDeletedChats(database, { before, limit: MOST_ERASED });
    await eraseEmptyRooms(database, { before, limit: MOST_ERASED });
    const drafts = {
      deleted: now - DRAFT_MS.deleted,
      ofGuests: now - DRAFT_MS.ofGuests,
      ofAccounts: now - DRAFT_MS.ofAccounts,
    };
    await eraseOldDrafts(database.db, drafts, MOST_ERASED);
    await eraseDeletedLore(database.db, drafts.deleted, MOST_LOOKED_AT);
    await eraseOrphanedCardTests(database.db, MOST_ERASED);
    await eraseOldSuggestions(database.db, now - DECIDED_MS, MOST_ERASED);
    await eraseOldResults(database.db, before, MOST_ERASED);
    await eraseOldRecordings(database.db, before, MOST_ERASED);
    await eraseOldNotifications(database.db, now - NOTIFICATION_MS, MOST_ERASED);
    await deleteOldSecurityEvents(database.db, now);
    // Replies from before midnight may still be refunded.
    await deleteCountsBefore(database.db, utcDayNumber(now) - 1);
    places.chats = (await chatEvents.sweep(database.db, from(places.chats), before)) ?? '';
    places.generations = (await generationEvents.sweep(database.db, from(places.generations), before)) ?? '';
    places.rooms = (await roomEvents.sweep(database.db, from(places.rooms), before)) ?? '';
  }
}
