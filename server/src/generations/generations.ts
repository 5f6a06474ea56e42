import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { AppError } from '../errors.ts';
import type { Trx } from '../db/database.ts';
import { Interruption, type Jobs } from '../jobs/jobs.ts';
import type { JobState } from '../jobs/tables.ts';
import type { Points } from '../points/points.ts';
import type { ReservationRequest } from '../points/reservations.ts';

/** Retries while the database is away; after that the lease runs out. */
const persistently = retry(
  handleWhen((error) => !(error instanceof AppError || error instanceof Interruption)),
  { maxAttempts: 4, backoff: new ConstantBackoff(1_000) },
);

export type Payment = Omit<ReservationRequest, 'amount'> & { price: number };

export interface Hold {
  wallet_id: string;
  reservation_id: string | null;
  price: number;
}

export interface Work<Outcome> {
  /** Outside of a transaction; undefined when another server ended it. */
  make: (signal: AbortSignal) => Promise<Outcome | undefined>;
  /** In a transaction (see `end` and `settle`); retried while the database fails. */
  end: (outcome: Outcome) => Promise<void>;
  fail?: (error: unknown, signal: AbortSignal) => Promise<void>;
}

export interface GenerationDeps {
  jobs: Jobs;
  points: Points;
}

/**
 * The life of a generation: an engine's work for a payer, such as a reply, a round or a summary.
 *
 * 1. `hold` and `start`, or `begin`: points and lease, in the request's transaction.
 * 2. `run`, after that commit, with or without a connected client.
 * 3. `end` and `settle`, in one transaction, exactly once: by the server that ran it, or one that `recover`s its lease.
 */
export class Generations {
  readonly #deps: GenerationDeps;

  constructor(deps: GenerationDeps) {
    this.#deps = deps;
  }

  /** Holds the points in the request's transaction. Throws InsufficientPointsError. */
  async hold(trx: Trx, { price, ...request }: Payment): Promise<Hold> {
    const reservationId = price === 0 ? null : await this.#deps.points.reserve(trx, { ...request, amount: price });
    return { wallet_id: request.walletId, reservation_id: reservationId, price };
  }

  /** Takes the lease; `run` after the commit. */
  async start(trx: Trx, id: string, kind: string): Promise<void> {
    await this.#deps.jobs.begin(trx, id, kind);
  }

  /** Holds the points and takes the lease; `run` after the commit. Throws InsufficientPointsError. */
  async begin(trx: Trx, { id, kind, ...payment }: Payment & { id: string; kind: string }): Promise<Hold> {
    const hold = await this.hold(trx, payment);
    await this.start(trx, id, kind);
    return hold;
  }

  /** Runs after the commit. The promise of its end rejects with what `make` or `end` threw, and need not be awaited. */
  run<Outcome>(id: string, { end, fail, make }: Work<Outcome>): Promise<void> {
    const ended = Promise.withResolvers<void>();
    // The job logs the failure.
    ended.promise.catch(() => undefined);
    this.#deps.jobs.run(id, async (signal) => {
      try {
        const outcome = await make(signal);
        if (outcome !== undefined) await persistently.execute(() => end(outcome));
        ended.resolve();
      } catch (error) {
        try {
          if (fail === undefined) throw error;
          await persistently.execute(() => fail(error, signal));
        } finally {
          // After the refund, so that callers see it.
          ended.reject(error);
        }
      }
    });
    return ended.promise;
  }

  /** False when it has ended before: then change nothing. */
  async end(trx: Trx, id: string, state: Exclude<JobState, 'running'>): Promise<boolean> {
    return this.#deps.jobs.end(trx, id, state);
  }

  /**
   * Charges `charged` points and releases the rest, once, after `end` returned true; an account gets its guest's rest.
   */
  async settle(trx: Trx, hold: Hold, { charged, ownerId }: { charged: number; ownerId: string }): Promise<void> {
    const { points } = this.#deps;
    const { price, reservation_id: reservationId, wallet_id: walletId } = hold;
    if (reservationId === null) return;
    if (charged > 0) await points.settle(trx, reservationId, charged);
    else await points.release(trx, reservationId);
    if (charged < price && walletId !== ownerId) await points.moveGuestPoints(trx, walletId, ownerId);
  }

  /** Stops it on any server; an ended one stays as it is. */
  async stop(id: string): Promise<void> {
    await this.#deps.jobs.stop(id);
  }

  async recover(kind: string, end: (id: string) => Promise<void>): Promise<void> {
    for (const id of await this.#deps.jobs.findAbandoned(kind)) await end(id);
  }

  /** Takes over the generations of dead servers; `goOn` runs or ends each. */
  async takeOver(kind: string, goOn: (id: string) => Promise<void>): Promise<void> {
    await this.recover(kind, async (id) => {
      if (await this.#deps.jobs.takeOver(id)) await goOn(id);
    });
  }
}
