import type { Character } from '@fabula/sdk';
import { LoadFailed } from '@fabula/ui';
import { ChatGone } from '@fabula/ui/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

import { threadQuery } from '../thread/thread-query';
import { chatThreads } from '../thread/chat-threads';
import { useThreadEvents } from '../../live/use-thread-events';
import { isNotFound } from '../../data/query-clients';
import { useHrefs } from '../../routes/use-hrefs';
import { OpeningChat } from '../opening/OpeningChat';
import { UnsentLeftovers } from './UnsentLeftovers';
import { OpenConversation } from './OpenConversation';
import type { ChatSlots } from './slots';

interface ConversationProps {
  readonly chatId: string;
  readonly character: Character;
  /** Left out for a conversation by itself. */
  readonly around?: ChatSlots;
}

export function Conversation({ chatId, character, around }: ConversationProps) {
  const thread = useQuery(threadQuery(chatId, useQueryClient()));
  const connection = useThreadEvents(chatThreads, chatId, thread.data?.lastEventId);
  const { name, characterId } = character;
  const isHere = thread.data !== undefined;
  // Messages that come later are drawn as a transition at first: it gives way to taps and scrolling.
  const [isDrawn, setDrawn] = useState(isHere);
  useEffect(() => {
    if (isHere) startTransition(() => setDrawn(true));
  }, [isHere]);
  const chatHref = useHrefs().chat(characterId);
  if (isNotFound(thread.error)) {
    const gone = around?.gone ?? <ChatGone name={name} chatHref={chatHref} />;
    return (
      <>
        {gone}
        <UnsentLeftovers chatId={chatId} />
      </>
    );
  }
  if (thread.data === undefined || !isDrawn) {
    return thread.data === undefined && thread.isError ? (
      <LoadFailed onRetry={() => void thread.refetch()} retrying={thread.isFetching} />
    ) : (
      <OpeningChat character={character} backHref={around?.backHref} />
    );
  }
  return <OpenConversation thread={thread.data} character={character} connection={connection} around={around} />;
}
