import type { MadeEvent } from './delivery.ts';

export interface GenerationWork {
  begin: (signal: AbortSignal) => AsyncIterable<MadeEvent>;
  /** Undefined where the provider keeps no jobs. */
  goOn: (jobId: string, signal: AbortSignal) => AsyncIterable<MadeEvent> | undefined;
}
