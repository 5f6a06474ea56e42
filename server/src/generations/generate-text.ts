import type { TextChunk, TextEngine, TextRequest } from '../providers/text/text-engine.ts';
import type { OwnVoice } from './own-voice.ts';
import type { TextBuffer } from './text-buffer.ts';

export type FinishReason = Extract<TextChunk, { kind: 'end' }>['finishReason'];

interface Listening {
  voice: OwnVoice;
  buffer: Pick<TextBuffer, 'add' | 'text'>;
  /** In UTF-16 units; beyond it the engine has gone astray. */
  most: number;
  signal: AbortSignal;
}

/**
 * Generates a text while the engine keeps to its character and length. Throws TextEngineError, or the signal's reason.
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
