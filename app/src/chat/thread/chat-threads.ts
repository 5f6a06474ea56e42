import { listMessages, quoteReply, streamChatEvents, type ChatEvent } from '@fabula/sdk';

import { pageLength } from '../../live/thread-cache';
import type { ThreadSource } from '../../live/thread-source';
import { applyEvent } from './apply-event';
import { addOlder, withQuote, type Thread } from './thread';
import { threadCache } from './thread-query';

export const chatThreads: ThreadSource<Thread, ChatEvent> = {
  cache: threadCache,
  open: (chatId, controls) => streamChatEvents(chatId, controls),
  apply: applyEvent,
  // The chat was deleted or belongs to another account: reading it says which.
  isReadAtEnd: () => true,
  readOlder: async (chatId, cursor) => {
    const page = await listMessages(chatId, { cursor, limit: pageLength });
    return (thread) => addOlder(thread, page);
  },
  readQuote: async (chatId) => {
    const quote = await quoteReply(chatId);
    return (thread) => withQuote(thread, quote);
  },
};
