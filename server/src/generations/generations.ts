import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { AppError } from '../errors.ts';
import type { Trx } from '../db/database.ts';
import { Interruption, type Jobs } from '../jobs/jobs.ts';
import type { JobState } from '../jobs/tables.ts';
import type { Points } from '../points/points.ts';
import type { ReservationRequest } from '../points/reservations.ts';

/** A database that is away for a moment must not leave a generation without its end; after that its lease runs out. */
const persistently = retry(
  handleWhen((error) => !(error instanceof AppError || error instanceof Interruption)),
  { maxAttempts: 4, backoff: new ConstantBackoff(1_000) },
);

/** Who pays, how much at most, and for what. A price of 0 holds nothing. */
export type Payment = Omit<ReservationRequest, 'amount'> & { price: number };

/** The points that are held for a generation, as the row of its domain keeps them. */
export interface Hold {
  /** Whose points are held. */
  wallet_id: string;
  /** Null when nothing is to be paid. */
  reservation_id: string | null;
  price: number;
}

export interface Work<Outcome> {
  /** Makes it, with no transaction open. Undefined when another server has ended it meanwhile. */
  make: (signal: AbortSignal) => Promise<Outcome | undefined>;
  /** Ends it in a transaction (see `end` and `settle`); tried again while the database fails. */
  end: (outcome: Outcome) => Promise<void>;
  /** Ends it without an outcome, after `make` or `end` has thrown. */
  fail?: (error: unknown, signal: AbortSignal) => Promise<void>;
}

export interface GenerationDeps {
  jobs: Jobs;
  points: Points;
}

/**
 * The life of a generation, a piece of work that an engine does for a payer: a reply, a turn in a room, a round of a
 * story, a draft, a summary.
 *
 * 1. `hold` and `start`, or both at once with `begin`: points and lease, in the transaction of what asks for it.
 * 2. `run`, after that transaction: the work, whether or not anyone is still connected.
 * 3. `end` and `settle`, in one transaction, exactly once: by the server that did the work, or by the one that takes
 *    over its lease in `recover`.
 */
export class Generations {
  readonly #deps: GenerationDeps;

  constructor(deps: GenerationDeps) {
    this.#deps = deps;
  }

  /**
   * Holds the points for a generation, in the transaction of what asks for it.
   *
   * @throws {InsufficientPointsError} when the balance does not cover the price.
   */
  async hold(trx: Trx, { price, ...request }: Payment): Promise<Hold> {
    const reservationId = price === 0 ? null : await this.#deps.points.reserve(trx, { ...request, amount: price });
    return { wallet_id: request.walletId, reservation_id: reservationId, price };
  }

  /** Takes the lease of a generation; `run` it after the commit. */
  async start(trx: Trx, id: string, kind: string): Promise<void> {
    await this.#deps.jobs.begin(trx, id, kind);
  }

  /**
   * Holds the points and takes the lease; `run` it after the commit.
   *
   * @throws {InsufficientPointsError} when the balance does not cover the price.
   */
  async begin(trx: Trx, { id, kind, ...payment }: Payment & { id: string; kind: string }): Promise<Hold> {
    const hold = await this.hold(trx, payment);
    await this.start(trx, id, kind);
    return hold;
  }

  /**
   * Does the work of a generation, after the commit that has begun it.
   *
   * @returns a promise, which need not be awaited, of its end; it rejects with what `make` or `end` has thrown.
   */
  run<Outcome>(id: string, { end, fail, make }: Work<Outcome>): Promise<void> {
    const ended = Promise.withResolvers<void>();
    // A failure is logged by the job; a caller need not wait for it.
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
          // Only now: a caller finds the points given back.
          ended.reject(error);
        }
      }
    });
    return ended.promise;
  }

  /** Ends a generation. False when it has ended before: the caller then leaves everything as it is. */
  async end(trx: Trx, id: string, state: Exclude<JobState, 'running'>): Promise<boolean> {
    return this.#deps.jobs.end(trx, id, state);
  }

  /**
   * Takes held points for good and gives the rest back; once, after `end` has answered true.
   *
   * @param charged Points, from 0 to what is held.
   * @param ownerId Who owns it now: a guest who has signed in meanwhile gets the rest in the account.
   */
  async settle(trx: Trx, hold: Hold, { charged, ownerId }: { charged: number; ownerId: string }): Promise<void> {
    const { points } = this.#deps;
    const { price, reservation_id: reservationId, wallet_id: walletId } = hold;
    if (reservationId === null) return;
    if (charged > 0) await points.settle(trx, reservationId, charged);
    else await points.release(trx, reservationId);
    if (charged < price && walletId !== ownerId) await points.moveGuestPoints(trx, walletId, ownerId);
  }

  /** Stops a generation on whichever server runs it; one that has ended stays as it is. */
  async stop(id: string): Promise<void> {
    await this.#deps.jobs.stop(id);
  }

  /** Ends the generations of a kind that a server has left behind, one after the other. */
  async recover(kind: string, end: (id: string) => Promise<void>): Promise<void> {
    for (const id of await this.#deps.jobs.findAbandoned(kind)) await end(id);
  }

  /** Takes over the generations of a kind that a server has left behind: `goOn` runs or ends each. */
  async takeOver(kind: string, goOn: (id: string) => Promise<void>): Promise<void> {
    await this.recover(kind, async (id) => {
      if (await this.#deps.jobs.takeOver(id)) await goOn(id);
    });
  }
}
