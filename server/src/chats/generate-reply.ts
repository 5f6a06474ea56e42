import type { TextChunk, TextEngine, TextRequest } from '../providers/text/text-engine.ts';
import type { OwnVoice } from './own-voice.ts';
import type { ReplyWords } from './reply-words.ts';

/** Why an engine has ended a reply. */
export type FinishReason = Extract<TextChunk, { kind: 'end' }>['finishReason'];

interface Listening {
  /** What is let through. */
  voice: OwnVoice;
  /** Where it goes. */
  words: ReplyWords;
  /** Letters beyond which an engine has lost its way. */
  most: number;
  signal: AbortSignal;
}

/**
 * Lets an engine write a reply, as long as it speaks for its own character and does not lose its way.
 *
 * @throws {TextEngineError} when it breaks off; throws the reason of the signal when that ends it.
 */
export async function generateReply(
  engine: TextEngine,
  request: TextRequest,
  { most, signal, voice, words }: Listening,
): Promise<FinishReason> {
  let reason: FinishReason = 'length';
  for await (const chunk of engine.generate(request, signal)) {
    if (chunk.kind === 'end') reason = chunk.finishReason;
    else words.add(voice.add(chunk.text));
    if (voice.isOver) return 'stop';
    if (words.text.length > most) return 'length';
  }
  words.add(voice.end());
  return words.text.length > most ? 'length' : reason;
}
