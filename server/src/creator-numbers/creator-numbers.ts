import type {
  CountedWork,
  CreatorMeasure,
  CreatorNumbersPage,
  DailyCounts,
  MeasureCount,
  WorkNumbers,
} from '../contract/validators.ts';
import type { Operators } from '../accounts/operators/operators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import type { SubjectKind } from '../explore/subject-kind.ts';
import type { Member } from '../http/reader.ts';
import type { Clock } from '../lib/clock.ts';
import { DAY_MS, utcDay, utcDayNumber } from '../lib/utc-day.ts';
import { cutPage } from '../lists/keyset.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { EndingCounts } from '../stories/endings/story-endings.ts';
import { countGroups } from './count-groups.ts';
import {
  addGroups,
  findFirstPublication,
  findTotalDays,
  findUses,
  findWork,
  findWorkDays,
  findWorks,
  listOf,
  moveMark,
  SOURCES,
  type Creator,
  type MeasureDayRow,
  type UseRow,
  type WorkRow,
} from './number-store.ts';
import { writeCsv } from './write-csv.ts';

export const MEASURES_OF = {
  character: ['people', 'chats', 'replies', 'likes', 'followers'],
  story: ['people', 'plays', 'rounds', 'likes'],
} as const satisfies Record<SubjectKind, readonly CreatorMeasure[]>;

export const ALL_MEASURES = ['people', 'chats', 'replies', 'plays', 'rounds', 'likes', 'followers'] as const;

/** Reads of the numbers of an account in a minute. */
const READS_PER_MINUTE = 60;
/** People by work and day that are counted at a time, and how often before an answer. */
const USES_AT_A_TIME = 20_000;
const MOST_STEPS = 5;
/** Of one count, in an answer. */
const MOST_DAYS = 3_660;
const MOST_ENDINGS = 200;
const EXPORTED_WORKS = 1_000;
const EXPORTED_ROWS = 50_000;
const ENDING = 'ending:';

export type Period = '7' | '28' | '90' | 'all';

export interface CreatorNumbersDeps {
  database: Database;
  clock: Clock;
  explore: Explore;
  operators: Pick<Operators, 'accountIds'>;
  stories: { endings: Pick<EndingCounts, 'named'> };
  rateLimits: RateLimits;
}

/** A period as days since the Unix epoch, UTC. */
interface Days {
  from: number;
  until: number;
}

/**
 * How often the published works of an account were used. What is shown are sums of groups of five or more people (see
 * `countGroups`), kept by day; they are made of the tables of chats and plays when their creator looks, from where
 * the last look has ended.
 */
export class CreatorNumbers {
  readonly #deps: CreatorNumbersDeps;
  readonly #limit: RateLimit;

  constructor(deps: CreatorNumbersDeps) {
    this.#deps = deps;
    this.#limit = deps.rateLimits.approximate('creator numbers', READS_PER_MINUTE);
  }

  /** Throws RATE_LIMITED, VALIDATION_FAILED for another list's cursor. */
  async list(
    member: Member,
    { days, ...page }: { days: Period; cursor?: string | undefined; limit: number },
  ): Promise<CreatorNumbersPage> {
    const creator = await this.#counted(member);
    const { db } = this.#deps.database;
    const period = this.#daysOf(days, await findFirstPublication(db, creator));
    const rows = await findWorks(db, creator, page);
    const { items, nextCursor } = cutPage(rows, page.limit, listOf(creator), (row) => [row.published_at, row.id]);
    const counted = await findWorkDays(db, items, { from: period.from, limit: MOST_DAYS * items.length * 7 });
    const works = await this.#show(member, items);
    const total = await findTotalDays(db, creator, { from: period.from, limit: MOST_DAYS * ALL_MEASURES.length });
    const shown = ALL_MEASURES.filter(
      (measure) => works.some(({ kind }) => isOf(kind, measure)) || has(total, measure),
    );
    return {
      ...show(period),
      totals: works.length === 0 ? [] : shown.map((measure) => dailyOf(total, measure)),
      items: works.map((work) => {
        const own = counted.filter(({ id, kind }) => id === work.id && kind === work.kind);
        return { work, counts: MEASURES_OF[work.kind].map((measure) => sumOf(own, measure)) };
      }),
      nextCursor,
    };
  }

  /** Throws NOT_FOUND for a work of another, and for one that is not published; RATE_LIMITED. */
  async get(member: Member, name: { kind: SubjectKind; id: string }, days: Period): Promise<WorkNumbers> {
    const creator = await this.#counted(member);
    const { database, stories } = this.#deps;
    const row = await findWork(database.db, creator, name);
    const [work] = row === undefined ? [] : await this.#show(member, [row]);
    if (row === undefined || work === undefined) throw new AppError('NOT_FOUND', 'You have published no such work');
    const period = this.#daysOf(days, row.published_at);
    const limit = MOST_DAYS * (ALL_MEASURES.length + MOST_ENDINGS);
    const counted = await findWorkDays(database.db, [row], { from: period.from, limit });
    const named = work.kind === 'story' ? await stories.endings.named(work.id) : [];
    return {
      work,
      ...show(period),
      counts: MEASURES_OF[work.kind].map((measure) => dailyOf(counted, measure)),
      endings: named
        .map((ending) => ({ ...ending, count: sumOf(counted, `${ENDING}${ending.endingId}`).count }))
        .toSorted(byName)
        .slice(0, MOST_ENDINGS),
    };
  }

  /** CSV: a row for each work and day, newest first. Throws RATE_LIMITED. */
  async export(member: Member, days: Period): Promise<string> {
    const creator = await this.#counted(member);
    const { db } = this.#deps.database;
    const period = this.#daysOf(days, await findFirstPublication(db, creator));
    const rows = await findWorks(db, creator, { limit: EXPORTED_WORKS });
    const published = new Map(rows.map((row) => [`${row.kind}:${row.id}`, utcDayNumber(row.published_at)]));
    const works = (await this.#show(member, rows)).map((work) => ({
      ...work,
      measures: MEASURES_OF[work.kind],
      publishedOn: published.get(`${work.kind}:${work.id}`) ?? period.until,
    }));
    const limit = EXPORTED_ROWS * ALL_MEASURES.length;
    const counted = await findWorkDays(db, rows, { from: period.from, limit });
    return writeCsv(works, counted, { ...period, measures: ALL_MEASURES, mostRows: EXPORTED_ROWS });
  }

  /** Counts on from the last look. */
  async #counted({ accountId, view }: Member): Promise<Creator> {
    await this.#limit(accountId);
    const { clock, database, operators } = this.#deps;
    const creator = { accountId, mature: view.mature };
    const without = [accountId, ...(await operators.accountIds())];
    const before = clock.now();
    for (const source of SOURCES) {
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const request = { creator: { accountId, mature: true }, without, before, limit: USES_AT_A_TIME };
        const uses = await findUses(database.db, source, request);
        const isMoved = await this.#add(source.kind, wholeDays(uses), before);
        if (uses.length < USES_AT_A_TIME || !isMoved) break;
      }
    }
    return creator;
  }

  /** Whether there was a group among the uses. */
  async #add(kind: SubjectKind, uses: readonly UseRow[], now: number): Promise<boolean> {
    let isMoved = false;
    for (const those of Map.groupBy(uses, ({ measure, work_id: id }) => `${id} ${measure}`).values()) {
      const [first] = those;
      if (first === undefined) continue;
      const people = those.map(({ count, day, person_id: personId }) => ({ count, day, personId }));
      const { countedBefore, groups } = countGroups(people, now);
      if (countedBefore === undefined) continue;
      const work = { kind, id: first.work_id, measure: first.measure };
      await inTransaction(this.#deps.database, async (trx) => {
        if (await moveMark(trx, work, [first.mark, countedBefore])) await addGroups(trx, work, groups);
      });
      isMoved = true;
    }
    return isMoved;
  }

  /** @param published Epoch ms of the first publication, which all time begins with. */
  #daysOf(period: Period, published: number | undefined): Days {
    const now = this.#deps.clock.now();
    const until = utcDayNumber(now);
    return { from: period === 'all' ? utcDayNumber(published ?? now) : until - Number(period) + 1, until };
  }

  async #show({ view }: Member, rows: readonly WorkRow[]): Promise<CountedWork[]> {
    const { explore } = this.#deps;
    const idsOf = (kind: SubjectKind) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
    const characters = await explore.characterCards(view, idsOf('character'));
    const stories = await explore.storyCards(view, idsOf('story'));
    const cards = new Map<string, Omit<CountedWork, 'kind' | 'id'>>([
      ...characters.map(
        ({ characterId, displayLanguage, name, portrait: picture }) =>
          [`character:${characterId}`, { name, displayLanguage, picture }] as const,
      ),
      ...stories.map(
        ({ cover: picture, displayLanguage, storyId, title: name }) =>
          [`story:${storyId}`, { name, displayLanguage, picture }] as const,
      ),
    ]);
    return rows.flatMap(({ id, kind }) => {
      const card = cards.get(`${kind}:${id}`);
      return card === undefined ? [] : [{ kind, id, ...card }];
    });
  }
}

/** Without the last day where there is more than was read, and so perhaps more of that day. */
function wholeDays(uses: readonly UseRow[]): readonly UseRow[] {
  const last = uses.at(-1)?.day;
  if (uses.length < USES_AT_A_TIME || uses[0]?.day === last) return uses;
  return uses.filter(({ day }) => day !== last);
}

const show = ({ from, until }: Days) => ({ from: utcDay(from * DAY_MS), until: utcDay(until * DAY_MS) });

const isOf = (kind: SubjectKind, measure: CreatorMeasure) =>
  (MEASURES_OF[kind] as readonly CreatorMeasure[]).includes(measure);

const has = (rows: readonly MeasureDayRow[], measure: string) => rows.some((row) => row.measure === measure);

function sumOf<Measure extends string>(
  rows: readonly MeasureDayRow[],
  measure: Measure,
): Measure extends CreatorMeasure ? MeasureCount : { measure: Measure; count: number | null };
function sumOf(rows: readonly MeasureDayRow[], measure: string) {
  const sum = rows.filter((row) => row.measure === measure).reduce((total, { count }) => total + count, 0);
  return { measure, count: sum === 0 ? null : sum };
}

function dailyOf(rows: readonly MeasureDayRow[], measure: CreatorMeasure): DailyCounts {
  const days = rows
    .filter((row) => row.measure === measure)
    .slice(0, MOST_DAYS)
    .map(({ count, day }) => ({ day: utcDay(day * DAY_MS), count }))
    .toReversed();
  return { ...sumOf(rows, measure), days };
}

/** By name, those without one last: their order tells nothing of how they are reached. */
function byName(a: { endingId: string; title: string | null }, b: { endingId: string; title: string | null }): number {
  if (a.title === null || b.title === null) return Number(a.title === null) - Number(b.title === null);
  return a.title.localeCompare(b.title) || a.endingId.localeCompare(b.endingId);
}
