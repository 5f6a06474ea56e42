import type { CardTestResult, CharacterDraft } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { generateText } from '../../generations/generate-text.ts';
import { cutAtWord } from '../../lib/text/cut-at-word.ts';
import type { Caller } from '../../http/caller.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import type { Safety } from '../../safety/safety.ts';
import { CollectedText } from '../../generations/collected-text.ts';
import { characterOfDraft } from '../draft-character.ts';
import { readPreviewRequest, type PreviewLimits } from '../preview-replies/preview-request.ts';
import { checkReplies, type TestedReply } from './check-replies.ts';
import type { AskedQuestion } from './questions.ts';

/** Tries of each question: what depends on chance shows more often. */
export const TRIES = 2;

const MOST_CHARACTERS = 4_000;
const TIMEOUT_MS = 120_000;

export interface AskDeps {
  engine: TextEngine;
  safety: Safety;
  limits: PreviewLimits;
}

export interface TestedDraft {
  caller: Caller;
  draft: CharacterDraft;
}

/**
 * Asks the character of a draft a question, each time as the first of a new conversation, and checks the replies. The
 * seed depends on the question alone, so that two runs of one card differ only by chance of the engine.
 *
 * @throws {TextEngineError} when the engine does not answer; throws the reason of the signal when that ends it.
 */
export async function askQuestion(
  db: Queries,
  deps: AskDeps,
  { caller, draft }: TestedDraft,
  asked: AskedQuestion,
  stopped: AbortSignal,
): Promise<Omit<CardTestResult, 'change'>> {
  const replies: TestedReply[] = [];
  let readerName = '';
  for (let at = 0; at < TRIES; at += 1) {
    const { reply, reader } = await askOnce(db, deps, { caller, draft }, { asked, at }, stopped);
    replies.push(reply);
    readerName = reader;
  }
  const { fields } = draft;
  const checks = checkReplies(replies, {
    ...asked,
    readerName,
    language: fields.language,
    secret: [fields.description, fields.personality, fields.systemPrompt, fields.postHistoryInstructions].join('\n\n'),
  });
  return {
    question: asked.question,
    text: asked.text,
    replies: [...new Set(replies.map(({ text }) => text))],
    checks,
    passed: checks.every(({ passed }) => passed),
  };
}

async function askOnce(
  db: Queries,
  { engine, limits, safety }: AskDeps,
  { caller, draft }: TestedDraft,
  { asked, at }: { asked: AskedQuestion; at: number },
  stopped: AbortSignal,
): Promise<{ reply: TestedReply; reader: string }> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  const character = characterOfDraft(draft, caller.ownerId);
  const { request, voice } = await readPreviewRequest(db, limits, {
    replyId: `card-test:${asked.question ?? asked.text}:${at}`,
    caller,
    draft: { fields: draft.fields, character, told: '' },
    turns: [{ role: 'reader', text: asked.text }],
  });
  const buffer = new CollectedText();
  await generateText(engine, request, { voice, buffer, most: MOST_CHARACTERS, signal });
  const text = cutAtWord(buffer.text, MOST_CHARACTERS).trim().toWellFormed();
  const names = async () => [character.name];
  const verdict = await safety.moderate({ text, side: 'character', names }, signal);
  return {
    // What may not be shown is shown as no answer.
    reply: { text: verdict.kind === 'refuse' ? '' : text, spokeForReader: voice.isOver },
    reader: request.visitor?.name ?? '',
  };
}
