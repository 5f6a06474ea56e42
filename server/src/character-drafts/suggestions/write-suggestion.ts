import type { Logger } from 'pino';
import type { Suggestion } from '../../contract/validators.ts';
import { generateText } from '../../generations/generate-text.ts';
import { brokenOff, finished, type Outcome } from '../../generations/outcome.ts';
import { OwnVoice } from '../../generations/own-voice.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import type { Safety } from '../../safety/safety.ts';
import { CollectedText } from '../preview-replies/collected-text.ts';
import type { Made } from './acts/made-text.ts';
import { readAnswer } from './acts/read-answer.ts';
import { suggestionRequest, type AskedSuggestion } from './acts/suggestion-request.ts';

/** Longer than any field. */
const MOST_CHARACTERS = 80_000;
const TIMEOUT_MS = 120_000;

export interface WriterDeps {
  engine: TextEngine;
  safety: Safety;
  log: Logger;
  /** Tokens of prompt and answer together. */
  contextTokens: number;
}

/** What came of asking the model. */
export interface Written {
  status: Outcome['status'];
  made: Made;
}

const FAILURES: Readonly<Record<NonNullable<Outcome['failure']>, NonNullable<Suggestion['failure']>>> = {
  filtered: 'refused',
  empty: 'empty',
  'rate-limited': 'busy',
  refused: 'unavailable',
  stalled: 'unavailable',
  malformed: 'unavailable',
  unavailable: 'unavailable',
  interrupted: 'unavailable',
};

/** Asks the model for one field. Undefined when another server has ended the suggestion. */
export async function writeSuggestion(
  { contextTokens, engine, log, safety }: WriterDeps,
  asked: AskedSuggestion,
  stopped: AbortSignal,
): Promise<Written | undefined> {
  const { draft, field, suggestionId } = asked;
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  const buffer = new CollectedText();
  try {
    const request = suggestionRequest(asked, contextTokens);
    const voice = new OwnVoice([], []);
    const reason = await generateText(engine, request, { voice, buffer, most: MOST_CHARACTERS, signal });
    const text = buffer.text.trim().toWellFormed();
    const names = async () => [draft.fields.name, draft.fields.nickname].filter((name) => name.trim() !== '');
    const verdict = await safety.moderate({ text, side: 'character', names }, signal);
    const outcome = finished(verdict.kind === 'refuse' ? 'filtered' : reason, text);
    if (outcome.status !== 'complete') return ended(outcome);
    // Of a text that was cut off, the rest would be taken for deleted.
    if (outcome.truncated === true) return { status: 'failed', made: { kind: 'failed', failure: 'unusable' } };
    const made = readAnswer(text, field, draft.fields);
    return { status: made.kind === 'failed' ? 'failed' : 'complete', made };
  } catch (error) {
    if (!stopped.aborted) log.warn({ err: error, engine: engine.name, suggestionId }, 'suggestion failed');
    const outcome = brokenOff(error, stopped, '');
    return outcome && ended(outcome);
  }
}

function ended({ failure, status }: Outcome): Written {
  return { status, made: { kind: 'failed', failure: failure === null ? 'stopped' : FAILURES[failure] } };
}
