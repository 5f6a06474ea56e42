import type { ReplyFailure } from '../contract/validators.ts';
import { Interruption } from '../jobs/jobs.ts';
import { TextEngineError } from '../providers/text/text-engine.ts';
import type { FinishReason } from './generate-text.ts';

/** What an engine may ask people to wait. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1_000;

export interface Outcome {
  status: 'complete' | 'stopped' | 'failed';
  failure: ReplyFailure | null;
  /** All words; undefined for those that were saved before a server died. */
  text: string | undefined;
  /** Whether a complete reply was cut for length. */
  truncated?: boolean;
  /** How long an engine that is too busy asks us to wait, where it says so. */
  retryAfterMs?: number | undefined;
}

/**
 * A reply that the engine has brought to its end; words that are not fit to be shown are not kept.
 *
 * @param beginning The words that it continues; empty for a reply of its own.
 */
export function finished(reason: FinishReason, text: string, beginning = ''): Outcome {
  const former = beginning.trimEnd();
  if (reason === 'filtered') return { status: 'failed', failure: 'filtered', text: former };
  if (text.slice(beginning.length).trim() === '') return { status: 'failed', failure: 'empty', text: former };
  return { status: 'complete', failure: null, text, truncated: reason === 'length' };
}

/** A reply that broke off; undefined when another server has ended it. */
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

/** When an engine that was too busy may be asked again; null where it did not say. */
function retryAt({ retryAfterMs }: Outcome, now: number): number | null {
  return retryAfterMs === undefined ? null : now + Math.min(retryAfterMs, LONGEST_WAIT_MS);
}

/** What a message keeps of its outcome. @param saved Its text as it was saved so far. */
export function endedColumns(outcome: Outcome, saved: string, now: number) {
  const { failure, status, text = saved, truncated = false } = outcome;
  return { status, failure, text: text.toWellFormed(), truncated: truncated ? 1 : 0, retry_at: retryAt(outcome, now) };
}

/** What a crash has left behind: its words stay, nothing is charged. */
export const ABANDONED: Outcome = { status: 'failed', failure: 'interrupted', text: undefined };
