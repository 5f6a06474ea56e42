import type { PromptMessage } from '../providers/text/text-engine.ts';
import type { DepthPrompt, HistoryMessage } from './prompt-input.ts';
import type { PromptRoom } from './prompt-room.ts';
import { estimateTokens, shortenToTokens } from './tokens.ts';

/** What a message costs beside its text: its role and its borders. */
export const MESSAGE_TOKENS = 4;

/** What a note in the middle is wrapped in. */
const WRAPPING_TOKENS = 6;
/** What a text among the messages costs beside itself. */
export const INSERTION_TOKENS = MESSAGE_TOKENS + WRAPPING_TOKENS;

/** A conversation must be opened by the visitor in the templates of many models. */
const OPENING = '[The conversation begins.]';
/** And answered to the visitor, also where the character is to go on. */
const CONTINUING = '[Go on.]';

export interface Turns {
  /** Oldest first, roles in turn, the first and the last of the visitor. */
  messages: PromptMessage[];
  count: number;
  shortened: boolean;
  /** Tokens of what stands among the messages, which belongs to other parts. */
  insertedTokens: number;
}

/**
 * The newest messages for which there is room, without a gap. The last one is always there, its beginning at least.
 *
 * @param closing Said after the last message; empty for nothing.
 * @param fill Fills in the placeholders of a text.
 * @param options.imageTokens Tokens of one picture; 0 where they are not shown.
 * @param options.inserted Stands among the messages; its tokens are taken already. At one depth in this order.
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
  // From the end on, so that what stands further up keeps its place.
  for (const { depth, message } of insertions.toReversed().toSorted((a, b) => a.depth - b.depth)) {
    kept.splice(Math.max(0, count - depth), 0, message);
  }
  const insertedTokens = insertions.reduce((sum, { message }) => sum + estimateTokens(message.content), 0);
  if (kept[0]?.role !== 'user') kept.unshift({ role: 'user', content: OPENING });
  if (closing !== '') kept.push({ role: 'user', content: closing });
  else if (kept.at(-1)?.role !== 'user') kept.push({ role: 'user', content: CONTINUING });
  return { messages: inTurn(kept), count, shortened, insertedTokens };
}

/** What a note that stands closest to the reply is wrapped in. */
export function closingNote(text: string): string {
  return text === '' ? '' : `[Note for the next reply: ${text}]`;
}

/** What the visitor said in a last message, without the note behind it. */
export function withoutClosing(content: string): string {
  const said = content.replace(/(?:^|\n\n)\[Note for the next reply: [^]*\]$/, '');
  return said === OPENING || said === CONTINUING ? '' : said;
}

/** Many templates refuse instructions in the middle: they become a note of the visitor's side. */
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

/** Many templates refuse two messages of one side in a row. */
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
