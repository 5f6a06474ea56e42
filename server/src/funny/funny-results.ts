import { z } from 'zod';
import type { FunnyForm, FunnyQuote, FunnyResult, FunnyResultPage, FunnyTab } from '../contract/validators.ts';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Generations, Hold } from '../generations/generations.ts';
import type { Caller } from '../http/caller.ts';
import type { View } from '../http/view.ts';
import { findReplay, runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { toPlainLine } from '../lib/plain-text.ts';
import { utcDay } from '../lib/utc-day.ts';
import { cutPage } from '../lists/keyset.ts';
import type { Points } from '../points/points.ts';
import { moderate } from '../safety/moderate.ts';
import type { QueuedCaller } from '../stories/play/queued-caller.ts';
import { readAsked, type Asked, type AskedDeps } from './asked.ts';
import type { FunnyContent, Prose } from './content.ts';
import { refused, requireForm } from './form-rules.ts';
import * as store from './funny-store.ts';
import { frameOf, houseProse } from './make-house.ts';
import { namesIn, writeProse, type WriterDeps, type Written } from './model/write-prose.ts';
import { readContent, showResult } from './show-result.ts';
import type { FunnyResultRow } from './tables.ts';

const KIND = 'funny-result';
const MOST = { writing: 4, kept: 100, unkept: 200 } as const;
const SEED_LENGTH = 12;

/** What is stored of an answer: it names the result, whose words are kept in one place alone. */
const Stored = z.object({ funnyId: z.string() });

export interface FunnyDeps extends AskedDeps, WriterDeps {
  clock: Clock;
  ids: Ids;
  generations: Generations;
  points: Points;
  /** Points for one result by the model that would write it now. */
  price: () => number;
}

type Listed = { cursor?: string | undefined; limit: number };

export class FunnyResults {
  readonly #deps: FunnyDeps;
  readonly #running = new Map<string, Promise<void>>();

  constructor(deps: FunnyDeps) {
    this.#deps = deps;
  }

  /**
   * Makes a result, or begins one that the model writes.
   *
   * @throws {InsufficientPointsError}
   * @throws {AppError} VALIDATION_FAILED for what the tab does not take, and without a model; FORBIDDEN for what may not
   *   be written; NOT_FOUND for a play of another; CONFLICT for one that has not ended or cannot end otherwise, and while too
   *   many are being written.
   */
  async create(caller: QueuedCaller, tab: FunnyTab, given: FunnyForm): Promise<FunnyResult> {
    const { clock, database, engine, ids, otherEndings } = this.#deps;
    const { key, ownerId } = caller;
    const act = { ownerId, operation: 'createFunnyResult', key, input: { tab, form: given }, now: clock.now() };
    const former = await findReplay(database.db, act, Stored);
    if (former !== undefined) return this.get(caller, former.funnyId);
    requireForm(tab, given);
    const form = given.line === undefined ? given : { ...given, line: toPlainLine(given.line, 'line') };
    if (form.by === 'model' && engine.hasModel !== true) throw refused('by', 'this server has no text model');
    const day = utcDay(clock.now());
    const funnyId = ids.next('fun');
    const seed = tab === 'tonights-lantern' ? day : (form.seed ?? funnyId.slice(-SEED_LENGTH));
    const asked = await readAsked(this.#deps, caller, { tab, form, seed, day });
    const frame = { ...frameOf(asked), crisis: await this.#moderateLine(asked) };
    const prose = form.by === 'house' ? await houseProse(asked, caller, otherEndings) : undefined;
    if (prose !== undefined) await this.#moderateProse(asked, prose);
    let isNew = false;
    const made = await inTransaction(database, (trx) =>
      runIdempotent(trx, act, Stored, async () => {
        isNew = await this.#insert(trx, ownerId, { funnyId, asked, frame, prose });
        return { funnyId };
      }),
    );
    if (isNew) this.#run(funnyId, asked, frame);
    return this.get(caller, made.funnyId);
  }

  async quote({ ownerId }: Caller): Promise<FunnyQuote> {
    const { database, engine, points, price } = this.#deps;
    return {
      points: engine.hasModel === true ? price() : null,
      balance: await points.balance(database.db, ownerId),
    };
  }

  /** @throws {AppError} NOT_FOUND for one that is gone, and for what the view may not see of it. */
  async get({ ownerId, view }: Caller, funnyId: string): Promise<FunnyResult> {
    const { database, explore } = this.#deps;
    const row = await store.findResult(database.db, funnyId);
    const shown = row && (await showResult(explore, row, { view, isOwn: row.owner_id === ownerId }));
    if (shown === undefined) throw noResult();
    return shown;
  }

  /** As a stranger sees it. @throws {AppError} NOT_FOUND */
  async getShared(view: View, funnyId: string): Promise<FunnyResult> {
    return this.get({ ownerId: '', view: { locale: view.locale, mature: view.mature } }, funnyId);
  }

  async list({ ownerId, view }: Caller, { cursor, limit }: Listed): Promise<FunnyResultPage> {
    const { database, explore } = this.#deps;
    const list = { list: 'funny-results', ownerId };
    const rows = await store.listKept(database.db, ownerId, { list, cursor, limit });
    const page = cutPage(rows, limit, list, (row) => [row.created_at, row.funny_id]);
    const items = await Promise.all(page.items.map((row) => showResult(explore, row, { view, isOwn: true })));
    return { items: items.flatMap((item) => item ?? []), nextCursor: page.nextCursor };
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and another owner's; CONFLICT without room, and before it is ready. */
  async keep(caller: Caller, funnyId: string, kept: boolean): Promise<FunnyResult> {
    await inTransaction(this.#deps.database, async (trx) => {
      const row = await requireOwn(trx, caller.ownerId, funnyId);
      if (!kept) return store.dropResult(trx, funnyId);
      if (row.state !== 'ready') throw new AppError('CONFLICT', 'It is not ready', { field: 'state' });
      if (!(await store.keepResult(trx, row, MOST.kept))) {
        throw new AppError('CONFLICT', `You keep ${MOST.kept} already: delete one first`, { field: 'kept' });
      }
    });
    return this.get(caller, funnyId);
  }

  /** Stops one that is being written first. @throws {AppError} NOT_FOUND alike for an unknown id and another owner's. */
  async delete({ ownerId }: Caller, funnyId: string): Promise<void> {
    const { database, generations } = this.#deps;
    const row = await requireOwn(database.db, ownerId, funnyId);
    if (row.state === 'writing') {
      await generations.stop(funnyId);
      await this.#running.get(funnyId)?.catch(() => undefined);
    }
    await inTransaction(database, async (trx) => {
      // One that another server is still writing is settled first; the sweep deletes it.
      const left = await store.findResult(trx, funnyId);
      if (left !== undefined && left.state !== 'writing') await store.deleteResult(trx, funnyId);
    });
  }

  /** Ends what a server has left behind: its points come back. */
  async recover(): Promise<void> {
    const { database, generations } = this.#deps;
    await generations.recover(KIND, async (funnyId) => {
      const written: Written = { status: 'failed', failure: 'unavailable' };
      await inTransaction(database, (trx) => this.#end(trx, funnyId, written));
    });
  }

  async #moderateLine(asked: Asked): Promise<boolean> {
    if (asked.line === '') return false;
    return (await moderate(this.#deps.safety, asked.line, 'line', async () => namesIn(asked))) === 1;
  }

  /** Cards and stories were judged when they were kept, but not what is put together of them. */
  async #moderateProse(asked: Asked, { lines = [], text = '', title = '' }: Prose): Promise<void> {
    const whole = [title, text, ...lines.map((line) => line.text)].filter(Boolean).join('\n');
    if (whole === '') return;
    const field = asked.play === undefined ? 'characterIds' : 'storySessionId';
    await moderate(this.#deps.safety, whole, field, async () => namesIn(asked));
  }

  /** @returns Whether the model has to write it. */
  async #insert(
    trx: Trx,
    ownerId: string,
    { asked, frame, funnyId, prose }: { funnyId: string; asked: Asked; frame: FunnyContent; prose: Prose | undefined },
  ): Promise<boolean> {
    const { clock, generations, price } = this.#deps;
    await store.deleteSurplus(trx, ownerId, MOST.unkept);
    const row = {
      funny_id: funnyId,
      owner_id: ownerId,
      tab: asked.tab,
      failure: null,
      seed: asked.seed,
      kept: 0,
      charged: 0,
      created_at: clock.now(),
    };
    const free: Hold = { wallet_id: ownerId, reservation_id: null, price: 0 };
    if (prose !== undefined) {
      const content = JSON.stringify({ ...frame, ...prose });
      await store.insertResult(trx, { ...row, ...free, maker: 'house', state: 'ready', content, lantern_key: null });
      return false;
    }
    const lanternKey = lanternKeyOf(asked);
    const known = lanternKey === null ? undefined : await store.findLantern(trx, lanternKey);
    if (known !== undefined) {
      const { content } = known;
      const copied = { ...row, ...free, maker: 'model', state: 'ready', content, lantern_key: lanternKey } as const;
      await store.insertResult(trx, copied);
      return false;
    }
    if ((await store.countWriting(trx, ownerId)) >= MOST.writing) {
      throw new AppError('CONFLICT', `${MOST.writing} are being written for you: wait for them first`);
    }
    const hold = await generations.begin(trx, {
      id: funnyId,
      kind: KIND,
      walletId: ownerId,
      price: price(),
      reference: `funny:${funnyId}`,
    });
    const content = JSON.stringify(frame);
    await store.insertResult(trx, {
      ...row,
      ...hold,
      maker: 'model',
      state: 'writing',
      content,
      lantern_key: lanternKey,
    });
    return true;
  }

  #run(funnyId: string, asked: Asked, frame: FunnyContent): void {
    const { database, generations } = this.#deps;
    const ended = generations.run<Written>(funnyId, {
      make: (signal) => writeProse(this.#deps, { funnyId, asked, frame }, signal),
      end: async (written) => {
        await inTransaction(database, (trx) => this.#end(trx, funnyId, written));
      },
    });
    this.#running.set(funnyId, ended);
    void ended.catch(() => undefined).finally(() => this.#running.delete(funnyId));
  }

  /** Keeps what was written and settles its points; once, whichever server ends it. */
  async #end(trx: Trx, funnyId: string, written: Written): Promise<void> {
    const { generations } = this.#deps;
    if (!(await generations.end(trx, funnyId, written.status))) return;
    const row = await store.findResult(trx, funnyId);
    if (row === undefined) throw new Error(`The funny result ${funnyId} is missing`);
    const { content } = row;
    if (written.status !== 'complete') {
      const { failure } = written;
      await store.endResult(trx, funnyId, { state: 'failed', failure, content, charged: 0 });
      await generations.settle(trx, row, { charged: 0, ownerId: row.owner_id });
      return;
    }
    // Another reader's line for the day was there first: it is everyone's.
    const first = row.lantern_key === null ? undefined : await store.findLantern(trx, row.lantern_key);
    const charged = first === undefined ? row.price : 0;
    const whole = first?.content ?? JSON.stringify({ ...readContent(row), ...written.prose });
    await store.endResult(trx, funnyId, { state: 'ready', failure: null, content: whole, charged });
    await generations.settle(trx, row, { charged, ownerId: row.owner_id });
  }
}

/** What everyone's lines of a public character for one day and language have in common. */
function lanternKeyOf({ characters: [one], day, locale, tab }: Asked): string | null {
  if (tab !== 'tonights-lantern' || one?.isPublic !== true) return null;
  return `${one.card.characterId}:${day}:${locale}`;
}

async function requireOwn(
  db: Parameters<typeof store.findResult>[0],
  ownerId: string,
  funnyId: string,
): Promise<FunnyResultRow> {
  const row = await store.findResult(db, funnyId);
  if (row === undefined || row.owner_id !== ownerId) throw noResult();
  return row;
}

function noResult(): AppError {
  return new AppError('NOT_FOUND', 'There is no such result');
}
