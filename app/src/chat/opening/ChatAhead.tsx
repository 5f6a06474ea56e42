import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { aheadChatQuery, primeThread } from './open-chat';

interface ChatAheadProps {
  readonly characterId: string;
}

export function ChatAhead({ characterId }: ChatAheadProps) {
  const client = useQueryClient();
  const { data: chatId = null } = useQuery(aheadChatQuery(characterId));
  useEffect(() => {
    if (chatId !== null) void primeThread(chatId, client);
  }, [chatId, client]);
  return null;
}
