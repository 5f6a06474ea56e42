import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.ts';
import type { CheckedPictureEngine } from './checked-engine.ts';
import { EngineError } from '../engines/engine-error.ts';

/** Setup faults, checked at start and daily, for the log and `readyz`. */
export class EngineChecks {
  readonly #deps: { clock: Clock; log: Logger };
  readonly #engine: CheckedPictureEngine | undefined;
  #faults: readonly string[] = [];

  constructor(deps: { clock: Clock; log: Logger }, engine: CheckedPictureEngine | undefined) {
    this.#deps = deps;
    this.#engine = engine;
  }

  get summary(): string {
    return [this.#engine?.name ?? 'composed', ...this.#faults].join('; ');
  }

  async run(signal: AbortSignal): Promise<void> {
    const known = this.#faults;
    this.#faults = await this.#find(signal);
    for (const fault of this.#faults) {
      if (!known.includes(fault)) this.#deps.log.warn({ fault }, 'picture engine has a fault');
    }
  }

  async #find(signal: AbortSignal): Promise<readonly string[]> {
    try {
      return (await this.#engine?.findFaults(this.#deps.clock.now(), signal)) ?? [];
    } catch (error) {
      if (error instanceof EngineError) return [`not in use: ${error.message}`];
      throw error;
    }
  }
}
