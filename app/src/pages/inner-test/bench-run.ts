import { ApiError, runBench, type BenchEvent, type BenchRunForm } from '@fabula/sdk';
import type { BenchColumn, RunFailure } from '@fabula/ui/engine-bench';

/** What a run has come to. */
export type RunOutcome = Pick<BenchColumn, 'run' | 'text' | 'file' | 'exchanges'>;

export const nothingYet: RunOutcome = { run: { state: 'idle' }, text: '', file: null, exchanges: [] };

export const begun: RunOutcome = { ...nothingYet, run: { state: 'running', share: null, place: null } };

type EventOf<Kind extends BenchEvent['kind']> = Extract<BenchEvent, { kind: Kind }>;

const appliers: { readonly [Kind in BenchEvent['kind']]: (outcome: RunOutcome, event: EventOf<Kind>) => RunOutcome } = {
  'bench-text': (outcome, { text }) => ({ ...outcome, text: outcome.text + text }),
  'bench-progress': (outcome, { place, share }) => ({ ...outcome, run: { state: 'running', share, place } }),
  'bench-file': (outcome, event) => ({ ...outcome, file: fileOf(event) }),
  'bench-exchange': (outcome, { exchange }) => ({ ...outcome, exchanges: [...outcome.exchanges, exchange] }),
  'bench-ended': (outcome, { failure, measures }) => ({ ...outcome, run: { state: 'ended', failure, measures } }),
  closing: (outcome) => outcome,
};

/** The outcome after another event. */
export const withEvent = <Kind extends BenchEvent['kind']>(
  outcome: RunOutcome,
  event: EventOf<Kind> & { readonly kind: Kind },
): RunOutcome => appliers[event.kind](outcome, event);

/** What is left of a run whose connection has ended: a run without an end has failed. */
export function closed(outcome: RunOutcome, failure: RunFailure): RunOutcome {
  return outcome.run.state === 'running' ? { ...outcome, run: { state: 'ended', failure, measures: null } } : outcome;
}

function fileOf({ content, height, mime, width }: Extract<BenchEvent, { kind: 'bench-file' }>): BenchColumn['file'] {
  const address = content === null ? null : `data:${mime};base64,${content}`;
  return { address, isFilm: mime.startsWith('video/'), width, height };
}

/** Why a run could not begin. */
function failureOf(error: unknown): RunFailure {
  if (!(error instanceof ApiError)) return 'connection';
  if (error.status === 429) return 'too-many';
  return error.status === 400 ? 'not-offered' : 'connection';
}

/** Runs an engine; `change` gets each next outcome from the one before. Resolves when the run is over. */
export async function follow(
  form: BenchRunForm,
  signal: AbortSignal,
  change: (next: (outcome: RunOutcome) => RunOutcome) => void,
): Promise<void> {
  change(() => begun);
  try {
    for await (const event of runBench(form, { signal })) change((outcome) => withEvent(outcome, event));
    change((outcome) => closed(outcome, 'connection'));
  } catch (error) {
    if (signal.aborted) change((outcome) => ({ ...outcome, run: { state: 'stopped' } }));
    else change((outcome) => closed(outcome, failureOf(error)));
  }
}
