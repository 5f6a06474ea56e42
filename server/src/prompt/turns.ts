import type { PromptMessage } from '../providers/text/text-engine.ts';
import type { DepthPrompt, HistoryMessage } from './prompt-input.ts';
import type { PromptRoom } from './prompt-room.ts';
import { estimateTokens, shortenToTokens } from './tokens.ts';

/** Role and borders. */
export const MESSAGE_TOKENS = 4;

const WRAPPING_TOKENS = 6;
export const INSERTION_TOKENS = MESSAGE_TOKENS + WRAPPING_TOKENS;

/** Many templates require the visitor's turn first. */
const OPENING = '[The conversation begins.]';
/** And last, also when the character continues. */
const CONTINUING = '[Go on.]';

export interface Turns {
  /** Oldest first, alternating, from visitor to visitor. */
  messages: PromptMessage[];
  count: number;
  shortened: boolean;
  insertedTokens: number;
}

/**
 * The newest messages that fit, without a gap; always at least the last one's beginning.
 *
 * @param closing Added after the last message.
 * @param fill Fills in placeholders.
 * @param options.imageTokens Per picture; 0 where not sent.
 * @param options.inserted Among the messages, already counted; in this order at one depth.
 */
export function takeTurns(
  room: PromptRoom,
  history: readonly HistoryMessage[],
  closing: string,
  fill: (text: string) => string,
  { imageTokens = 0, inserted = [] }: { imageTokens?: number | undefined; inserted?: readonly DepthPrompt[] } = {},
): Turns {
  const around = [OPENING, closing === '' ? CONTINUING : closing];
  const extra = around.reduce((sum, text) => sum + estimateTokens(text) + MESSAGE_TOKENS, 0);
  const kept: PromptMessage[] = [];
  let shortened = false;
  room.reserve(extra);
  for (const message of history.toReversed()) {
    const turn = asTurn(message, fill);
    const tokens = estimateTokens(turn.content) + MESSAGE_TOKENS + 1 + picturesOf(turn) * imageTokens;
    if (room.reserve(tokens)) {
      kept.unshift(turn);
      continue;
    }
    if (kept.length > 0) break;
    const limit = room.left - MESSAGE_TOKENS - 1;
    const content = shortenToTokens(turn.content, limit);
    const words = { role: turn.role, content };
    if (content !== '' && room.reserve(estimateTokens(content) + MESSAGE_TOKENS + 1)) kept.push(words);
    shortened = true;
    break;
  }
  const count = kept.length;
  const insertions = inserted.map(toInsertion);
  // From the end, so that earlier positions stay valid.
  for (const { depth, message } of insertions.toReversed().toSorted((a, b) => a.depth - b.depth)) {
    kept.splice(Math.max(0, count - depth), 0, message);
  }
  const insertedTokens = insertions.reduce((sum, { message }) => sum + estimateTokens(message.content), 0);
  if (kept[0]?.role !== 'user') kept.unshift({ role: 'user', content: OPENING });
  if (closing !== '') kept.push({ role: 'user', content: closing });
  else if (kept.at(-1)?.role !== 'user') kept.push({ role: 'user', content: CONTINUING });
  return { messages: inTurn(kept), count, shortened, insertedTokens };
}

export function closingNote(text: string): string {
  return text === '' ? '' : `[Note for the next reply: ${text}]`;
}

export function withoutClosing(content: string): string {
  const said = content.replace(/(?:^|\n\n)\[Note for the next reply: [^]*\]$/, '');
  return said === OPENING || said === CONTINUING ? '' : said;
}

/** Many templates refuse system messages in the middle: they become the visitor's notes. */
function toInsertion({ depth, role, text }: DepthPrompt): { depth: number; message: PromptMessage } {
  const message: PromptMessage =
    role === 'assistant' ? { role, content: text } : { role: 'user', content: `[Note: ${text}]` };
  return { depth, message };
}

function asTurn({ images = [], role, speaker, text }: HistoryMessage, fill: (text: string) => string): PromptMessage {
  const said = [fill(text), ...images.map(({ alt }) => pictureNote(alt))].join('\n');
  const content = speaker === undefined ? said : `${speaker}: ${said}`;
  return images.length === 0 ? { role, content } : { role, content, imageIds: images.map(({ imageId }) => imageId) };
}

function pictureNote(alt: string): string {
  const words = alt.replaceAll(/[[\]]/g, '').trim();
  return words === '' ? '[A picture]' : `[A picture: ${words}]`;
}

export function picturesOf({ imageIds = [] }: Pick<PromptMessage, 'imageIds'>): number {
  return imageIds.length;
}

function inTurn(messages: readonly PromptMessage[]): PromptMessage[] {
  const merged: PromptMessage[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (last?.role === message.role) {
      last.content += `\n\n${message.content}`;
      const imageIds = [...(last.imageIds ?? []), ...(message.imageIds ?? [])];
      if (imageIds.length > 0) last.imageIds = imageIds;
    } else merged.push({ ...message });
  }
  return merged;
}
