import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { deleteChat, updateChat, type Character } from '@fabula/sdk';
import { ChatPanel } from '@fabula/ui/chat';

import { putChat, threadKey } from '../thread/thread-query';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { newChat } from '../opening/use-chat-address';
import { useChats } from './use-chats';
import { WaitingPanel } from './WaitingPanel';

interface ChatsContainerProps {
  readonly chatId: string;
  readonly character: Character;
  readonly onClose: () => void;
}

export function ChatsContainer({ chatId, character, onClose }: ChatsContainerProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useIdempotentRequest();
  const { query, here, chats } = useChats(character.characterId);
  if (query.data === undefined) {
    const { isError, isFetching, refetch } = query;
    return <WaitingPanel failed={isError} retrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />;
  }
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
      chats={chats}
      openId={chatId}
      newHref={`${here}?chat=${newChat}`}
      onRename={(id, title) => void rename(id, title)}
      onDelete={(id) => void remove(id)}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      onClose={onClose}
    />
  );
}
