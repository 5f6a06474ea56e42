import { z } from 'zod';
import type { Accounts } from '../../accounts/accounts.ts';
import type { ReadStatedAge } from '../../cards/publishing/stated-age.ts';
import type {
  CatalogueAct,
  CatalogueActForm,
  CatalogueEntry,
  CatalogueEntryPage,
  OperatorActKind,
} from '../../contract/validators.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  feature,
  listCurated,
  markMature,
  MOST_FEATURED,
  requireCurated,
  stopFeaturing,
  takeMarkBack,
  type CuratedEntry,
} from '../../explore/curation/curation.ts';
import type { SubjectName } from '../../explore/subjects.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Locale } from '../../lib/locale.ts';
import { notify } from '../../social/notifications/notify-store.ts';
import type { ReportDecisions } from '../../social/report-decisions.ts';
import type { ActLog } from '../act-log.ts';
import type { Acting } from '../acting.ts';

export interface CatalogueDeps {
  database: Database;
  clock: Clock;
  accounts: Pick<Accounts, 'profiles'>;
  decisions: Pick<ReportDecisions, 'decideOnWork'>;
  statedAge: ReadStatedAge;
  acts: Pick<ActLog, 'record'>;
}

const ADULT_YEARS = 18;

interface Doing {
  work: SubjectName;
  entry: CuratedEntry;
  form: CatalogueActForm;
  reason: string;
  operatorId: string;
}

/** All that is public, and what operators do about it. */
export class Catalogue {
  readonly #deps: CatalogueDeps;
  readonly #does: Record<CatalogueAct, (trx: Trx, doing: Doing) => Promise<void>> = {
    async feature(trx, { entry, work }) {
      if (entry.hiddenFor !== null) throw new AppError('CONFLICT', `${work.id} is hidden`);
      await feature(trx, work);
    },
    'stop-featuring': (trx, { work }) => stopFeaturing(trx, work),
    hide: (trx, doing) => this.#decide(trx, doing, 'hidden'),
    show: (trx, doing) => this.#decide(trx, doing, 'restored'),
    'mark-mature': async (trx, doing) => {
      await markMature(trx, doing.work);
      await this.#tell(trx, doing, 'marked-mature');
    },
    'take-mark-back': async (trx, doing) => {
      await takeMarkBack(trx, doing.work);
      await this.#tell(trx, doing, 'mark-taken-back');
    },
  };

  constructor(deps: CatalogueDeps) {
    this.#deps = deps;
  }

  /** Newest first. Throws VALIDATION_FAILED for a cursor of another list. */
  async list(locale: Locale, query: Parameters<typeof listCurated>[2]): Promise<CatalogueEntryPage> {
    const { db } = this.#deps.database;
    const { items, ...page } = await listCurated(db, locale, query);
    return { ...page, items: await this.#named(db, items), mostFeatured: MOST_FEATURED };
  }

  /**
   * @throws {AppError} NOT_FOUND for what is not public; VALIDATION_FAILED for hiding without a ground, and for a mark on a
   *   character that is not stated to be an adult; CONFLICT where nothing would change, and where it cannot be.
   */
  async act(
    { key, operatorId }: Acting,
    locale: Locale,
    work: SubjectName,
    form: CatalogueActForm,
  ): Promise<CatalogueEntry> {
    const { acts, clock, database } = this.#deps;
    const reason = form.reason.trim();
    await this.#requirePossible(locale, work, form);
    const request = {
      ownerId: operatorId,
      operation: 'change-catalogue-entry',
      key,
      input: { work, form },
      now: clock.now(),
    };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, request, z.null(), async () => {
        const entry = await requireCurated(trx, locale, work);
        await this.#does[form.act](trx, { work, entry, form, reason, operatorId });
        const target = { operator_id: operatorId, target_kind: work.kind, target_id: work.id };
        await acts.record(trx, { ...target, kind: ACT_OF[form.act], reason });
        return null;
      }),
    );
    const [shown] = await this.#named(database.db, [await requireCurated(database.db, locale, work)]);
    if (shown === undefined) throw new AppError('NOT_FOUND', `There is no public ${work.kind} ${work.id}`);
    return shown;
  }

  async #requirePossible(locale: Locale, work: SubjectName, { act, ground }: CatalogueActForm): Promise<void> {
    if (act === 'hide' && ground === undefined) {
      throw new AppError('VALIDATION_FAILED', 'ground: says what is wrong with it', { field: 'ground' });
    }
    if (act !== 'mark-mature' || work.kind !== 'character') return;
    const { authorId } = await requireCurated(this.#deps.database.db, locale, work);
    if (authorId === null) return;
    const age = await this.#deps.statedAge(work.id, locale);
    if (age === null || age < ADULT_YEARS) {
      const why = 'a character with mature themes must be stated to be 18 or older: hide it instead';
      throw new AppError('VALIDATION_FAILED', `age: ${why}`, { field: 'age' });
    }
  }

  async #decide(trx: Trx, { form, operatorId, reason, work }: Doing, decision: 'hidden' | 'restored'): Promise<void> {
    const decided = { decision, because: reason, by: operatorId, ground: form.ground };
    await this.#deps.decisions.decideOnWork(trx, work, decided);
  }

  async #tell(trx: Trx, { entry, work }: Doing, decision: 'marked-mature' | 'mark-taken-back'): Promise<void> {
    const cause = { kind: 'decided', decision, thing: work, subject: work, at: this.#deps.clock.now() } as const;
    await notify(trx, [entry.authorId], cause);
  }

  async #named(db: Queries, entries: readonly CuratedEntry[]): Promise<CatalogueEntry[]> {
    const authors = [...new Set(entries.flatMap(({ authorId }) => authorId ?? []))];
    const profiles = authors.length === 0 ? new Map() : await this.#deps.accounts.profiles(db, authors);
    return entries.map((entry) => ({ ...entry, authorName: profiles.get(entry.authorId ?? '')?.userName ?? '' }));
  }
}

const ACT_OF = {
  feature: 'featured',
  'stop-featuring': 'featuring-ended',
  hide: 'thing-hidden',
  show: 'thing-restored',
  'mark-mature': 'marked-mature',
  'take-mark-back': 'mark-taken-back',
} as const satisfies Record<CatalogueAct, OperatorActKind>;
