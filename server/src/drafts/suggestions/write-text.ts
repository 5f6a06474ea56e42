import type { Logger } from 'pino';
import { CollectedText } from '../../generations/collected-text.ts';
import { generateText } from '../../generations/generate-text.ts';
import { brokenOff, finished, type Outcome } from '../../generations/outcome.ts';
import { OwnVoice } from '../../generations/own-voice.ts';
import type { TextEngine, TextRequest } from '../../providers/text/text-engine.ts';
import type { ModeratedText, Safety } from '../../safety/safety.ts';
import type { SuggestionFailure } from './suggestion-row.ts';

/** Longer than any field. */
const MOST_CHARACTERS = 80_000;
const TIMEOUT_MS = 120_000;

export interface WriterDeps {
  engine: TextEngine;
  safety: Safety;
  log: Logger;
}

export interface NothingMade {
  kind: 'failed';
  failure: SuggestionFailure;
}

export interface Written<Made> {
  status: Outcome['status'];
  made: Made | NothingMade;
}

interface AskedText<Made> {
  suggestionId: string;
  request: () => TextRequest;
  names: ModeratedText['names'];
  read: (answer: string) => Made | NothingMade | Promise<Made | NothingMade>;
}

const FAILURES: Readonly<Record<NonNullable<Outcome['failure']>, SuggestionFailure>> = {
  filtered: 'refused',
  empty: 'empty',
  'rate-limited': 'busy',
  refused: 'unavailable',
  stalled: 'unavailable',
  malformed: 'unavailable',
  unavailable: 'unavailable',
  interrupted: 'unavailable',
};

/** Asks the model for one suggestion. Undefined when another server has ended it. */
export async function writeText<Made>(
  { engine, log, safety }: WriterDeps,
  { names, read, request, suggestionId }: AskedText<Made>,
  stopped: AbortSignal,
): Promise<Written<Made> | undefined> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  const buffer = new CollectedText();
  try {
    const voice = new OwnVoice([], []);
    const reason = await generateText(engine, request(), { voice, buffer, most: MOST_CHARACTERS, signal });
    const text = buffer.text.trim().toWellFormed();
    const verdict = await safety.moderate({ text, side: 'character', names }, signal);
    const outcome = finished(verdict.kind === 'refuse' ? 'filtered' : reason, text);
    if (outcome.status !== 'complete') return ended(outcome);
    // Of a text that was cut off, the rest would be taken for deleted.
    if (outcome.truncated === true) return { status: 'failed', made: { kind: 'failed', failure: 'unusable' } };
    const made = await read(text);
    return { status: isNothing(made) ? 'failed' : 'complete', made };
  } catch (error) {
    if (!stopped.aborted) log.warn({ err: error, engine: engine.name, suggestionId }, 'suggestion failed');
    const outcome = brokenOff(error, stopped, '');
    return outcome && ended(outcome);
  }
}

function isNothing(made: unknown): made is NothingMade {
  return typeof made === 'object' && made !== null && 'kind' in made && made.kind === 'failed';
}

function ended({ failure, status }: Outcome): { status: Outcome['status']; made: NothingMade } {
  return { status, made: { kind: 'failed', failure: failure === null ? 'stopped' : FAILURES[failure] } };
}
