import type { Conversations } from '../../recall/message-vectors.ts';
import type { Said } from '../../recall/recall.ts';
import { toPromptMessages } from '../prompt/prompt-messages.ts';
import { findLivingChat, lockChat } from '../store/chat-store.ts';
import { findMessages } from '../store/message-store.ts';
import { findPathUp } from '../store/path-store.ts';
import { chatVectors } from '../store/vector-store.ts';
import type { MessageRow } from '../tables.ts';

/** The present paths of chats. */
export const chatConversations: Conversations = {
  vectors: chatVectors,
  async newest(db, chatId, most) {
    const chat = await findLivingChat(db, chatId);
    return chat && toSaid(await findPathUp(db, chatId, chat.active_message_id, most));
  },
  async lock(trx, chatId) {
    if ((await findLivingChat(trx, chatId)) === undefined) return false;
    await lockChat(trx, chatId);
    return true;
  },
  stillSaid: async (trx, messageIds) => toSaid(await findMessages(trx, messageIds)),
};

function toSaid(rows: readonly MessageRow[]): Said[] {
  return toPromptMessages(rows).map(({ message_id: id, text }) => ({ id, text }));
}
