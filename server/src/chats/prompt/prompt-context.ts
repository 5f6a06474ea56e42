import type { PromptContext } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import type { PromptPart } from '../../prompt/prompt-input.ts';
import { contextTokensIn, readPrompt, replyTokensIn, type PromptLimits } from './reply-request.ts';
import type { ChatRow } from '../tables.ts';

const TITLE_LENGTH = 200;

/** The next prompt by parts, without texts and lore keys, which are the character's secrets. */
export async function readPromptContext(db: Queries, limits: PromptLimits, chat: ChatRow): Promise<PromptContext> {
  const replyTokens = replyTokensIn(chat, limits);
  const { card, prompt } = await readPrompt(db, limits, chat, { parentId: chat.active_message_id, seed: 0 });
  return {
    tokens: prompt.tokens,
    contextTokens: contextTokensIn(chat, limits, card),
    replyTokens,
    parts: prompt.parts.map(toPart),
  };
}

function toPart({ sourceMessageId, title, why, ...part }: PromptPart): PromptContext['parts'][number] {
  return {
    ...part,
    title: title.slice(0, TITLE_LENGTH).toWellFormed(),
    why: why.reason,
    messageId: sourceMessageId,
  };
}
