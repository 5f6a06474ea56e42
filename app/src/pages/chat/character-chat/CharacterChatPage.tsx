import { useIntl } from 'react-intl';

import { getGetCharacterQueryOptions, useGetCharacter } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { ChatLayout, ChatSkeleton } from '@fabula/ui/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

import { OpeningChat } from '../../../chat/opening/OpeningChat';
import { useMetCharacter } from '../../../chat/opening/use-met-character';
import { lastChatQuery, primeChat } from '../../../chat/opening/open-chat';
import { chatParam, newChat, useChatAddress } from '../../../chat/opening/use-chat-address';
import { isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../routes/use-hrefs';
import { useHead } from '../../../head/use-head';
import { NotFound } from '../../../shell/NotFound';
import { primed } from '../../../routes/page';
import { useParam } from '../../../routes/use-param';
import { useVisitor } from '../../../context/use-app';
import { Conversation } from '../../../chat/conversation/Conversation';
import { NewConversation } from './NewConversation';

// It belongs to what this page is made of: in a file of its own it would break that into more and heavier pieces.
export { ChatAhead } from '../../../chat/opening/ChatAhead';

/** The server renders for a guest; the browser asks again for what is private, and at once for the conversation. */
export const loader = primed(({ queryClient, params: { characterId = '' }, search, isKnown }) => {
  const character = getGetCharacterQueryOptions(characterId);
  if (import.meta.env.SSR) return queryClient.prefetchQuery(character);
  const chat = isKnown ? primeChat(characterId, search.get(chatParam), queryClient) : undefined;
  // The chats with a withdrawn character remain.
  return Promise.all([queryClient.prefetchQuery(character), chat]);
});

export function Component() {
  const intl = useIntl();
  const client = useQueryClient();
  const hrefs = useHrefs();
  const characterId = useParam('characterId');
  const { isKnown } = useVisitor();
  const { chat: named } = useChatAddress();
  const { data: shown, error, refetch, isFetching } = useGetCharacter(characterId);
  const isGone = isKnown && isNotFound(error);
  const met = useMetCharacter(characterId, isGone);
  const character = isGone ? (met ?? undefined) : shown;
  // Without a browser there is no visitor, so no conversation begins.
  const last = useQuery({ ...lastChatQuery(characterId, client), enabled: isKnown && named === null });
  // A late conversation is drawn as a transition, not as one long task.
  const lastId = useDeferredValue(last.data);

  const title = intl.formatMessage(
    {
      id: 'chat.page.title',
      defaultMessage: 'A conversation with {name}',
      description: 'Title, in the browser’s tab, of a conversation with a character',
    },
    { name: character?.name ?? '…' },
  );
  const isMissing = isGone && (met === null || named === newChat);
  useHead(
    isMissing
      ? undefined
      : { title, description: character?.tagline ?? title, image: character?.portrait.large, isIndexed: false },
  );

  if (isMissing) return <NotFound />;
  if (isKnown && error !== null && character === undefined && !isGone) {
    return <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (last.isError) return <LoadFailed onRetry={() => void last.refetch()} retrying={last.isFetching} />;
  const chatId = named ?? lastId;
  return (
    <ChatLayout>
      {character === undefined ? (
        <ChatSkeleton backHref={hrefs.character(characterId)} />
      ) : chatId === undefined || !isKnown ? (
        <OpeningChat character={character} />
      ) : chatId === newChat ? (
        <NewConversation character={character} />
      ) : (
        <Conversation key={chatId} chatId={chatId} character={character} />
      )}
    </ChatLayout>
  );
}
