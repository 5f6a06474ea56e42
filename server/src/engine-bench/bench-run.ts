import type { BenchEvent, BenchFailure, BenchMeasures } from '../contract/validators.ts';
import { EngineError } from '../providers/engines/engine-error.ts';
import { TextEngineError, type TextEngineFailure } from '../providers/text/text-engine.ts';
import { watchRequests } from '../providers/http/watched-request.ts';
import { ExchangeRecorder } from './exchange-recorder.ts';
import type { Secret } from './wire-text.ts';

export type BenchWork = AsyncGenerator<BenchPiece, Partial<BenchMeasures>>;

/** `first-piece` is one that is not shown. */
export type BenchPiece =
  | Exclude<BenchEvent, { kind: 'bench-ended' | 'bench-exchange' | 'closing' }>
  | { kind: 'first-piece' };

export interface BenchRun {
  begin(signal: AbortSignal): BenchWork;
  secrets: readonly Secret[];
  /** The key of the engine's server. */
  own: Secret | undefined;
  longestMs: number;
}

const NOTHING = {
  promptTokens: null,
  replyTokens: null,
  pixels: null,
  bytes: 0,
  finish: null,
  verdict: null,
} as const satisfies Partial<BenchMeasures>;

const FAILURES = {
  'rate-limited': 'busy',
  unavailable: 'unavailable',
  stalled: 'stalled',
  refused: 'refused',
  malformed: 'broken',
} as const satisfies Record<TextEngineFailure, BenchFailure>;

/** Runs an engine once and tells of it in groups of events, the last with `bench-ended`. Stops when the client leaves. */
export async function* followRun(
  run: BenchRun,
  leaving: AbortSignal,
): AsyncGenerator<readonly { event: BenchEvent }[]> {
  const recorder = new ExchangeRecorder(run.secrets, run.own);
  const timeout = AbortSignal.timeout(run.longestMs);
  const begun = performance.now();
  const elapsed = () => Math.round(performance.now() - begun);
  const work = run.begin(AbortSignal.any([leaving, timeout]));
  let firstMs: number | null = null;
  let known: Partial<BenchMeasures> = {};
  let failure: BenchFailure | null = null;
  try {
    for (;;) {
      const step = await watchRequests(recorder.watch, () => work.next());
      if (step.done === true) {
        known = step.value;
        break;
      }
      if (step.value.kind !== 'bench-progress') firstMs ??= elapsed();
      const made: readonly BenchEvent[] = step.value.kind === 'first-piece' ? [] : [step.value];
      yield [...made, ...exchangeEvents(recorder.take())].map((event) => ({ event }));
    }
  } catch (error) {
    if (leaving.aborted) return;
    failure = timeout.aborted ? 'too-long' : failureOf(error);
  } finally {
    await work.return({});
  }
  const measures = { ...NOTHING, ...known, firstMs, wholeMs: elapsed() };
  const events: BenchEvent[] = [...exchangeEvents(recorder.close()), { kind: 'bench-ended', failure, measures }];
  yield events.map((event) => ({ event }));
}

function exchangeEvents(exchanges: ReturnType<ExchangeRecorder['take']>): BenchEvent[] {
  return exchanges.map((exchange) => ({ kind: 'bench-exchange', exchange }));
}

function failureOf(error: unknown): BenchFailure {
  if (error instanceof TextEngineError) return FAILURES[error.reason];
  if (error instanceof EngineError) return error.failure;
  throw error;
}
