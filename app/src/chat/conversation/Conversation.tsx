import type { Character } from '@fabula/sdk';
import { LoadFailed } from '@fabula/ui';
import { ChatGone, ChatSkeleton } from '@fabula/ui/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { threadQuery } from '../thread-query';
import { useFollowChat } from '../use-follow-chat';
import { isNotFound } from '../../data/query-clients';
import { useHrefs } from '../../explore/use-hrefs';
import { OpenConversation } from './OpenConversation';
import type { ChatSurroundings } from './surroundings';

interface ConversationProps {
  readonly chatId: string;
  readonly character: Character;
  /** Left out for a conversation by itself. */
  readonly around?: ChatSurroundings;
}

/** A conversation in whatever state it is: on its way, failed, or there and kept up with what happens in it. */
export function Conversation({ chatId, character, around }: ConversationProps) {
  const thread = useQuery(threadQuery(chatId, useQueryClient()));
  const connection = useFollowChat(chatId, thread.data?.lastEventId);
  const { name, characterId } = character;
  const chatHref = useHrefs().chat(characterId);
  if (isNotFound(thread.error)) return around?.gone ?? <ChatGone name={name} chatHref={chatHref} />;
  if (thread.data === undefined) {
    return thread.isError ? (
      <LoadFailed onRetry={() => void thread.refetch()} retrying={thread.isFetching} />
    ) : (
      <ChatSkeleton hasOwnHead />
    );
  }
  return <OpenConversation thread={thread.data} character={character} connection={connection} around={around} />;
}
