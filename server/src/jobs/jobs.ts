import type { Logger } from 'pino';
import type { Database, Trx } from '../db/database.ts';
import { afterCommit } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { Background } from './background.ts';
import * as store from './job-store.ts';
import type { JobState } from './tables.ts';

const TICK_MS = 1_000;
const RENEW_EVERY = 5;
/** Long enough for a slow disk, short enough for a person whose chat a crash has locked. */
const LEASE_MS = 20_000;
const KEPT_MS = 7 * DAY_MS;
const MOST_SWEPT = 5_000;

/** A user's request, the server's stop, or a lost lease. */
type InterruptionKind = 'stopped' | 'interrupted' | 'lost';

export class Interruption extends Error {
  readonly kind: InterruptionKind;

  constructor(kind: InterruptionKind) {
    super(`The job was ${kind}`);
    this.name = 'Interruption';
    this.kind = kind;
  }
}

export interface JobDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
}

type EndListener = (kind: string, state: Exclude<JobState, 'running'>) => void;

interface RunningJob {
  controller: AbortController;
  ended: Promise<void>;
}

/** This server's jobs: leased rows that any server can stop. Expired leases reveal dead servers. */
export class Jobs {
  readonly background: Background;
  readonly #deps: JobDeps;
  readonly #token: string;
  readonly #running = new Map<string, RunningJob>();
  #ticks = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosing = false;
  #onEnded: EndListener | undefined;

  constructor(deps: JobDeps) {
    this.#deps = deps;
    this.background = new Background(deps.log);
    this.#token = deps.ids.credential();
  }

  /** Hears of each end once its transaction is committed. */
  listen(onEnded: EndListener): void {
    this.#onEnded = onEnded;
  }

  async sweep(): Promise<void> {
    const { clock, database } = this.#deps;
    await store.deleteEnded(database.db, clock.now() - KEPT_MS, MOST_SWEPT);
  }

  /** Inserts a job in its request's transaction; `run` after the commit. */
  async begin(trx: Trx, jobId: string, kind: string): Promise<void> {
    const now = this.#deps.clock.now();
    await store.insertJob(trx, { jobId, kind, token: this.#token, now, leaseUntil: now + LEASE_MS });
  }

  /** Runs a job, which ends itself; an abort's reason says why. While stopping it is aborted from the start. */
  run(jobId: string, work: (signal: AbortSignal) => Promise<void>): void {
    const controller = new AbortController();
    if (this.#isClosing) controller.abort(new Interruption('interrupted'));
    const ended = work(controller.signal)
      .catch((error: unknown) => this.#deps.log.error({ err: error, jobId }, 'ending a job failed'))
      .finally(() => this.#forget(jobId));
    this.#running.set(jobId, { controller, ended });
    this.#timer ??= setInterval(() => void this.#tick(), TICK_MS).unref();
  }

  async end(trx: Trx, jobId: string, state: Exclude<JobState, 'running'>): Promise<boolean> {
    const kind = await store.endJob(trx, jobId, state, this.#deps.clock.now());
    if (kind !== undefined) afterCommit(trx, () => this.#onEnded?.(kind, state));
    return kind !== undefined;
  }

  async stop(jobId: string): Promise<void> {
    await store.requestStop(this.#deps.database.db, jobId);
    this.#running.get(jobId)?.controller.abort(new Interruption('stopped'));
  }

  async findAbandoned(kind: string): Promise<string[]> {
    return store.findAbandoned(this.#deps.database.db, kind, this.#deps.clock.now());
  }

  /**
   * Interrupts all work and waits for its end:
   *
   * 1. Jobs, also those that begin meanwhile.
   * 2. Background work, which may wait for jobs.
   * 3. What the last jobs started.
   */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const { controller } of this.#running.values()) controller.abort(new Interruption('interrupted'));
    await this.background.close();
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Takes the lease of a dead server's job; `run` it then. False when another was first. */
  async takeOver(jobId: string): Promise<boolean> {
    if (this.#running.has(jobId)) return false;
    const { clock, database } = this.#deps;
    const now = clock.now();
    return store.takeOverJob(database.db, jobId, { token: this.#token, now, leaseUntil: now + LEASE_MS });
  }

  #forget(jobId: string): void {
    this.#running.delete(jobId);
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #tick(): Promise<void> {
    const { db } = this.#deps.database;
    const jobIds = [...this.#running.keys()];
    this.#ticks += 1;
    try {
      for (const jobId of await store.findStopRequests(db, jobIds)) this.#interrupt(jobId, 'stopped');
      if (this.#ticks % RENEW_EVERY !== 0) return;
      const until = this.#deps.clock.now() + LEASE_MS;
      const held = new Set(await store.renewLeases(db, jobIds, this.#token, until));
      for (const jobId of jobIds) if (!held.has(jobId)) this.#interrupt(jobId, 'lost');
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'renewing job leases failed');
    }
  }

  #interrupt(jobId: string, kind: InterruptionKind): void {
    this.#running.get(jobId)?.controller.abort(new Interruption(kind));
  }
}
