import { useQueryClient } from '@tanstack/react-query';
import { FormattedDate } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { deleteChat, updateChat, type Character, type ChatCard } from '@fabula/sdk';
import { cursorPages, useListChatsInfinite } from '@fabula/sdk/react';
import { ChatPanel, type ChatValue } from '@fabula/ui/chat';

import { putChat, threadKey } from '../../../../chat/thread-query';
import { useActs } from '../../../../chat/use-acts';
import { newChat } from '../../../../chat/use-chat-address';
import { useHrefs } from '../../../../explore/use-hrefs';
import { WaitingPanel } from './WaitingPanel';

interface ChatsPartProps {
  readonly chatId: string;
  readonly character: Character;
  readonly onClose: () => void;
}

/** All conversations of the visitor with one character. */
export function ChatsPart({ chatId, character, onClose }: ChatsPartProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useActs();
  const here = useHrefs().chat(character.characterId);
  const query = useListChatsInfinite(
    { characterId: character.characterId, limit: 24 },
    { query: { ...cursorPages, staleTime: 0 } },
  );
  if (query.data === undefined) {
    const { isError, isFetching, refetch } = query;
    return <WaitingPanel failed={isError} retrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const toValue = ({ chatId: id, title, lastText, updatedAt }: ChatCard): ChatValue => ({
    chatId: id,
    title,
    excerpt: lastText,
    href: `${here}?chat=${id}`,
    when: <FormattedDate value={updatedAt} dateStyle="medium" />,
  });
  const rename = (id: string, title: string) =>
    act(`title ${id} ${title}`, async (options) => {
      putChat(client, await updateChat(id, { title }, options));
      await query.refetch();
    });
  const remove = (id: string) =>
    act(`delete ${id}`, async (options) => {
      await deleteChat(id, options);
      client.removeQueries({ queryKey: threadKey(id) });
      if (id === chatId) await navigate(here, { replace: true });
      else await query.refetch();
    });
  return (
    <ChatPanel
      character={character}
      chats={query.data.pages.flatMap(({ items }) => items.map(toValue))}
      openId={chatId}
      newHref={`${here}?chat=${newChat}`}
      onRename={(id, title) => void rename(id, title)}
      onDelete={(id) => void remove(id)}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      onClose={onClose}
    />
  );
}
