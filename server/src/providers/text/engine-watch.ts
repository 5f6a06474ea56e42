import type { Clock } from '../../lib/clock.ts';
import { TextEngineError, type TextEngine, type TextEngineFailure, type TokenUsage } from './text-engine.ts';

export const BREAKER_STATES = ['closed', 'open', 'half-open'] as const;
export type BreakerState = (typeof BREAKER_STATES)[number];

export interface EngineListener {
  /** The first chunk of an answer, in ms after its request. */
  onFirstToken(engine: string, ms: number): void;
  onUsage(engine: string, usage: TokenUsage): void;
  /** A request that was sent. */
  onFailure(engine: string, reason: TextEngineFailure): void;
}

/** What the text engines of this server do, for its metrics. */
export class EngineWatch {
  readonly #clock: Clock;
  readonly #breakers = new Map<string, () => BreakerState>();
  #listener: EngineListener | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
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

  /** The same stream, watched. */
  async *observe(
    engine: Pick<TextEngine, 'name'>,
    begin: () => ReturnType<TextEngine['generate']>,
  ): ReturnType<TextEngine['generate']> {
    const asked = this.#clock.now();
    let hasBegun = false;
    try {
      for await (const chunk of begin()) {
        if (!hasBegun) this.#listener?.onFirstToken(engine.name, this.#clock.now() - asked);
        hasBegun = true;
        if (chunk.kind === 'end' && chunk.usage !== undefined) this.#listener?.onUsage(engine.name, chunk.usage);
        yield chunk;
      }
    } catch (error) {
      if (error instanceof TextEngineError && !error.isUnsent) this.#listener?.onFailure(engine.name, error.reason);
      throw error;
    }
  }
}
