import type { ReplyFailure } from '../contract/validators.ts';
import { Interruption } from '../jobs/jobs.ts';
import { TextEngineError } from '../providers/text/text-engine.ts';
import type { FinishReason } from './generate-text.ts';

const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000;

export interface Outcome {
  status: 'complete' | 'stopped' | 'failed';
  failure: ReplyFailure | null;
  /** Undefined: the text saved before a server died. */
  text: string | undefined;
  truncated?: boolean;
  retryAfterMs?: number | undefined;
  /** The price of the engine that wrote, where it is one of several. */
  points?: number | undefined;
}

/** A finished reply that continues `beginning`; unsafe text is dropped. */
export function finished(reason: FinishReason, text: string, beginning = ''): Outcome {
  const former = beginning.trimEnd();
  if (reason === 'filtered') return { status: 'failed', failure: 'filtered', text: former };
  if (text.slice(beginning.length).trim() === '') return { status: 'failed', failure: 'empty', text: former };
  return { status: 'complete', failure: null, text, truncated: reason === 'length' };
}

/** A failed reply; undefined when another server ended it. */
export function brokenOff(error: unknown, signal: AbortSignal, text: string): Outcome | undefined {
  if (signal.reason instanceof Interruption) {
    const ends = {
      lost: undefined,
      stopped: { status: 'stopped', failure: null, text },
      interrupted: { status: 'failed', failure: 'interrupted', text },
    } as const satisfies Record<Interruption['kind'], Outcome | undefined>;
    return ends[signal.reason.kind];
  }
  if (!(error instanceof TextEngineError)) return { status: 'failed', failure: 'unavailable', text };
  return { status: 'failed', failure: error.reason, text, retryAfterMs: error.retryAfterMs };
}

function retryAt({ retryAfterMs }: Outcome, now: number): number | null {
  return retryAfterMs === undefined ? null : now + Math.min(retryAfterMs, LONGEST_WAIT_MS);
}

export function endedColumns(outcome: Outcome, saved: string, now: number) {
  const { failure, status, text = saved, truncated = false } = outcome;
  return { status, failure, text: text.toWellFormed(), truncated: truncated ? 1 : 0, retry_at: retryAt(outcome, now) };
}

/** After a crash the text stays, and nothing is charged. */
export const ABANDONED: Outcome = { status: 'failed', failure: 'interrupted', text: undefined };
