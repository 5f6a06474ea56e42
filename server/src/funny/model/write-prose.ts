import type { Logger } from 'pino';
import type { FunnyFailure } from '../../contract/validators.ts';
import { CollectedText } from '../../generations/collected-text.ts';
import { generateText } from '../../generations/generate-text.ts';
import { brokenOff, finished, type Outcome } from '../../generations/outcome.ts';
import { OwnVoice } from '../../generations/own-voice.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import type { Safety } from '../../safety/safety.ts';
import type { Asked } from '../asked.ts';
import type { FunnyContent, Prose } from '../content.ts';
import { modelRequest } from './model-request.ts';
import { readProse } from './read-prose.ts';

const MOST_CHARACTERS = 8_000;
const TIMEOUT_MS = 120_000;

export interface WriterDeps {
  engine: TextEngine;
  safety: Safety;
  log: Logger;
  /** Tokens of prompt and answer together. */
  contextTokens: number;
}

export type Written =
  | { status: 'complete'; prose: Prose }
  | { status: Exclude<Outcome['status'], 'complete'>; failure: FunnyFailure };

const FAILURES: Readonly<Record<NonNullable<Outcome['failure']>, FunnyFailure>> = {
  filtered: 'refused',
  empty: 'empty',
  'rate-limited': 'busy',
  refused: 'unavailable',
  stalled: 'unavailable',
  malformed: 'unavailable',
  unavailable: 'unavailable',
  interrupted: 'unavailable',
};

/** Asks the model for the prose of a result. Undefined when another server has ended it. */
export async function writeProse(
  { contextTokens, engine, log, safety }: WriterDeps,
  { asked, frame, funnyId }: { funnyId: string; asked: Asked; frame: FunnyContent },
  stopped: AbortSignal,
): Promise<Written | undefined> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  const buffer = new CollectedText();
  try {
    const request = modelRequest(asked, frame, contextTokens);
    const reason = await generateText(engine, request, {
      voice: new OwnVoice([], []),
      buffer,
      most: MOST_CHARACTERS,
      signal,
    });
    const text = buffer.text.trim().toWellFormed();
    const names = async () => namesIn(asked);
    const verdict = await safety.moderate({ text, side: 'character', names }, signal);
    const outcome = finished(verdict.kind === 'refuse' ? 'filtered' : reason, text);
    if (outcome.status !== 'complete') return ended(outcome);
    const prose = readProse(text, asked, frame);
    return prose === undefined ? { status: 'failed', failure: 'unusable' } : { status: 'complete', prose };
  } catch (error) {
    if (!stopped.aborted) log.warn({ err: error, engine: engine.name, funnyId }, 'funny result failed');
    const outcome = brokenOff(error, stopped, '');
    return outcome && ended(outcome);
  }
}

/** The story's own names: pictures of them show no living person. */
export function namesIn({ characters, play }: Pick<Asked, 'characters' | 'play'>): string[] {
  return [...characters.map(({ card }) => card.name), ...(play === undefined ? [] : [play.story.title])];
}

function ended({ failure, status }: Outcome): Written {
  return {
    status: status === 'complete' ? 'failed' : status,
    failure: failure === null ? 'stopped' : FAILURES[failure],
  };
}
