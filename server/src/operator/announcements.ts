import { z } from 'zod';
import {
  AnnouncementTexts,
  type Announcement,
  type AnnouncementForm,
  type AnnouncementState,
  type OperatorAnnouncement,
} from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Locale } from '../lib/locale.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import type { ActLog } from './act-log.ts';
import type { Acting } from './acting.ts';
import {
  countUnended,
  endAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  listAllAnnouncements,
  listCurrentAnnouncements,
} from './announcement-store.ts';
import type { AnnouncementRow } from './tables.ts';

/** As many as the contract lets a list hold. */
const MOST_LISTED = 50;
/** Not ended at the same time. */
const MOST_UNENDED = 5;
const LONGEST_MS = 366 * DAY_MS;

export interface AnnouncementDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  acts: Pick<ActLog, 'record'>;
}

/** Short texts of the operators that everyone sees for a while. */
export class Announcements {
  readonly #deps: AnnouncementDeps;

  constructor(deps: AnnouncementDeps) {
    this.#deps = deps;
  }

  /** What is announced now, in the reader's language, in English or in the first one. */
  async current(locale: Locale): Promise<Announcement[]> {
    const { clock, database } = this.#deps;
    const rows = await listCurrentAnnouncements(database.db, clock.now(), MOST_UNENDED);
    return rows.flatMap((row) => {
      const texts = readTexts(row);
      const words =
        texts.find(({ language }) => language === locale) ??
        texts.find(({ language }) => language === 'en-US') ??
        texts[0];
      if (words === undefined) return [];
      return [{ announcementId: row.announcement_id, ...words, until: new Date(row.until_at).toISOString() }];
    });
  }

  /** Of every state, the newest first. */
  async list(): Promise<OperatorAnnouncement[]> {
    const { clock, database } = this.#deps;
    const rows = await listAllAnnouncements(database.db, MOST_LISTED);
    return rows.map((row) => toShown(row, clock.now()));
  }

  /** Throws VALIDATION_FAILED for its end or a language that is there twice, CONFLICT for too many. */
  async create({ key, operatorId }: Acting, form: AnnouncementForm): Promise<OperatorAnnouncement> {
    const { acts, clock, database, ids } = this.#deps;
    const now = clock.now();
    const [from, until] = [Date.parse(form.from), Date.parse(form.until)];
    if (!(until > from && until > now && until <= now + LONGEST_MS)) {
      throw new AppError('VALIDATION_FAILED', 'until: must be after the beginning, in the next year', {
        field: 'until',
      });
    }
    if (new Set(form.texts.map(({ language }) => language)).size < form.texts.length) {
      throw new AppError('VALIDATION_FAILED', 'texts: each language once', { field: 'texts' });
    }
    const texts = form.texts.map(({ language, text }) => ({ language, text: text.trim() }));
    const request = { ownerId: operatorId, operation: 'create-announcement', key, input: form, now };
    const announcementId = await inTransaction(database, (trx) =>
      runIdempotent(trx, request, z.string(), async () => {
        const id = ids.next('ann');
        await insertAnnouncement(trx, {
          announcement_id: id,
          texts: JSON.stringify(texts),
          from_at: from,
          until_at: until,
          created_at: now,
        });
        if ((await countUnended(trx, now)) > MOST_UNENDED) {
          throw new AppError('CONFLICT', `At most ${MOST_UNENDED} announcements at the same time: end one first`);
        }
        const reason = form.reason.trim();
        await acts.record(trx, { ...actOf(operatorId, id), kind: 'announced', reason, until });
        return id;
      }),
    );
    return this.#show(announcementId);
  }

  /** Throws NOT_FOUND, CONFLICT once it has ended. */
  async end(
    { key, operatorId }: Acting,
    announcementId: string,
    form: { reason: string },
  ): Promise<OperatorAnnouncement> {
    const { acts, clock, database } = this.#deps;
    await this.#show(announcementId);
    const now = clock.now();
    const input = { announcementId, form };
    const request = { ownerId: operatorId, operation: 'end-announcement', key, input, now };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, request, z.null(), async () => {
        if (!(await endAnnouncement(trx, announcementId, now))) {
          throw new AppError('CONFLICT', `${announcementId} has ended`);
        }
        const reason = form.reason.trim();
        await acts.record(trx, { ...actOf(operatorId, announcementId), kind: 'announcement-ended', reason });
        return null;
      }),
    );
    return this.#show(announcementId);
  }

  async #show(announcementId: string): Promise<OperatorAnnouncement> {
    const { clock, database } = this.#deps;
    const row = await findAnnouncement(database.db, announcementId);
    if (row === undefined) throw new AppError('NOT_FOUND', `There is no announcement ${announcementId}`);
    return toShown(row, clock.now());
  }
}

const actOf = (operatorId: string, announcementId: string) =>
  ({ operator_id: operatorId, target_kind: 'announcement', target_id: announcementId }) as const;

const readTexts = ({ texts }: AnnouncementRow) => AnnouncementTexts.parse(JSON.parse(texts));

function toShown(row: AnnouncementRow, now: number): OperatorAnnouncement {
  return {
    announcementId: row.announcement_id,
    texts: readTexts(row),
    from: new Date(row.from_at).toISOString(),
    until: new Date(row.until_at).toISOString(),
    state: stateOf(row, now),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

function stateOf({ from_at: from, until_at: until }: AnnouncementRow, now: number): AnnouncementState {
  if (until <= now) return 'ended';
  return from <= now ? 'current' : 'planned';
}
