import { ApiError, listMessages, selectBranch, type Chat, type MessagePage } from '@fabula/sdk';
import type { ThreadJump } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { showPage } from './thread';
import { changeThread, putChat, threadCache } from './thread-query';
import { pageLength } from '../../live/thread-cache';
import { useIdempotentRequest } from '../../live/use-idempotent-request';

/** The path around a message; a message of another branch activates that branch first. */
async function readAround(chatId: string, messageId: string, onBranch: (chat: Chat) => void): Promise<MessagePage> {
  const around = { around: messageId, limit: pageLength };
  try {
    return await listMessages(chatId, around);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    onBranch(await selectBranch(chatId, { messageId }));
    return listMessages(chatId, around);
  }
}

export function useJump(chatId: string, messageId: string | null): ThreadJump | null {
  const client = useQueryClient();
  const act = useIdempotentRequest();
  // Opening the same address again repeats the jump.
  const { key } = useLocation();
  const jump = useMemo(() => (messageId === null ? null : { messageId, wish: key }), [messageId, key]);

  useEffect(() => {
    if (jump === null) return;
    const known = threadCache.read(client, chatId);
    if (known?.messages.some((message) => message.messageId === jump.messageId) === true) return;
    void act(`go to ${jump.messageId}`, async () => {
      const page = await readAround(chatId, jump.messageId, (chat) => putChat(client, chat));
      changeThread(client, chatId, (thread) => showPage(thread, page));
    });
  }, [act, client, chatId, jump]);
  return jump;
}
