import type { Clock } from '../../lib/clock.ts';
import { TextEngineError, type TextEngine, type TextEngineFailure, type TokenUsage } from './text-engine.ts';

export const BREAKER_STATES = ['closed', 'open', 'half-open'] as const;
export type BreakerState = (typeof BREAKER_STATES)[number];

/** Of how many answers the time to the first chunk is kept. */
const MOST_TIMES = 50;

export interface WatchedEngine {
  engine: string;
  /** Null without a breaker. */
  breaker: BreakerState | null;
  /** Requests that it began to answer. */
  answers: number;
  /** Requests that it did not finish. */
  failures: number;
  /** The median of its last answers, in ms; null before the first. */
  firstTokenMs: number | null;
  /** Epoch ms; null without a failure. */
  lastFailureAt: number | null;
}

interface Tally {
  answers: number;
  failures: number;
  lastFailureAt: number | null;
  times: number[];
}

export interface EngineListener {
  /** The first chunk of an answer, in ms after its request. */
  onFirstToken(engine: string, ms: number): void;
  onUsage(engine: string, usage: TokenUsage): void;
  /** A request that was sent. */
  onFailure(engine: string, reason: TextEngineFailure): void;
}

/** What the text engines of this server do, for its metrics and its operators. */
export class EngineWatch {
  readonly #clock: Clock;
  readonly #breakers = new Map<string, () => BreakerState>();
  readonly #tallies = new Map<string, Tally>();
  /** Epoch ms. */
  readonly since: number;
  #listener: EngineListener | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.since = clock.now();
  }

  listen(listener: EngineListener): void {
    this.#listener = listener;
  }

  addBreaker(engine: string, state: () => BreakerState): void {
    this.#breakers.set(engine, state);
  }

  breakers(): [engine: string, state: BreakerState][] {
    return [...this.#breakers].map(([engine, state]) => [engine, state()]);
  }

  /** Every engine with a breaker or an answer, since the start of this server. */
  health(): WatchedEngine[] {
    const engines = new Set([...this.#breakers.keys(), ...this.#tallies.keys()]);
    return [...engines].map((engine) => {
      const { answers, failures, lastFailureAt, times } = this.#tallyOf(engine);
      const breaker = this.#breakers.get(engine)?.() ?? null;
      return { engine, breaker, answers, failures, firstTokenMs: medianOf(times), lastFailureAt };
    });
  }

  /** The same stream, watched. */
  async *observe(
    engine: Pick<TextEngine, 'name'>,
    begin: () => ReturnType<TextEngine['generate']>,
  ): ReturnType<TextEngine['generate']> {
    const asked = this.#clock.now();
    let hasBegun = false;
    try {
      for await (const chunk of begin()) {
        if (!hasBegun) this.#onFirstToken(engine.name, this.#clock.now() - asked);
        hasBegun = true;
        if (chunk.kind === 'end' && chunk.usage !== undefined) this.#listener?.onUsage(engine.name, chunk.usage);
        yield chunk;
      }
    } catch (error) {
      if (error instanceof TextEngineError && !error.isUnsent) this.#onFailure(engine.name, error.reason);
      throw error;
    }
  }

  #onFirstToken(engine: string, ms: number): void {
    const tally = this.#tallyOf(engine);
    const times = [...tally.times, ms].slice(-MOST_TIMES);
    this.#tallies.set(engine, { ...tally, answers: tally.answers + 1, times });
    this.#listener?.onFirstToken(engine, ms);
  }

  #onFailure(engine: string, reason: TextEngineFailure): void {
    const tally = this.#tallyOf(engine);
    const lastFailureAt = this.#clock.now();
    this.#tallies.set(engine, { ...tally, failures: tally.failures + 1, lastFailureAt });
    this.#listener?.onFailure(engine, reason);
  }

  #tallyOf(engine: string): Tally {
    return this.#tallies.get(engine) ?? { answers: 0, failures: 0, lastFailureAt: null, times: [] };
  }
}

function medianOf(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
