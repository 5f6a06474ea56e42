import type { TextChunk, TextEngine, TextRequest } from '../providers/text/text-engine.ts';
import type { OwnVoice } from './own-voice.ts';
import type { TextBuffer } from './text-buffer.ts';

export type FinishReason = Extract<TextChunk, { kind: 'end' }>['finishReason'];

interface Listening {
  /** What is let through. */
  voice: OwnVoice;
  /** Where it goes. */
  buffer: Pick<TextBuffer, 'add' | 'text'>;
  /** Length beyond which an engine has lost its way, in UTF-16 code units. */
  most: number;
  signal: AbortSignal;
}

/**
 * Lets an engine write a text, as long as it speaks for its own character and does not lose its way.
 *
 * @throws {TextEngineError} when it breaks off; throws the reason of the signal when that ends it.
 */
export async function generateText(
  engine: TextEngine,
  request: TextRequest,
  { buffer, most, signal, voice }: Listening,
): Promise<FinishReason> {
  let reason: FinishReason = 'length';
  for await (const chunk of engine.generate(request, signal)) {
    if (chunk.kind === 'end') reason = chunk.finishReason;
    else buffer.add(voice.add(chunk.text));
    if (voice.isOver) return 'stop';
    if (buffer.text.length > most) return 'length';
  }
  buffer.add(voice.end());
  return buffer.text.length > most ? 'length' : reason;
}
