import { deleteChat, restoreChat, updateChat, type ChatCard, type ChatChanges } from '@fabula/sdk';
import { getGetChatQueryKey, getListChatsInfiniteQueryKey, getListContinueQueryKey } from '@fabula/sdk/react';
import { conversationUnchanged } from '@fabula/ui/ways-back';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

import { refreshLists } from '../lists/refresh-lists';
import { useOwnDeletion, type OwnKind } from '../lists/use-own-deletion';
import { changeItems } from '../data/paged-items';
import { useApp } from '../context/use-app';

let lastAct: Promise<unknown> = Promise.resolve();

/** In the order of clicks: a delete that arrives after its undo would win. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const result = lastAct.then(act);
  lastAct = result.catch(() => undefined);
  return result;
}

const ownChats: OwnKind = {
  remove: (chatId) => inTurn(() => deleteChat(chatId)),
  restore: (chatId) => inTurn(() => restoreChat(chatId)),
  queryKeyOf: (chatId) => getGetChatQueryKey(chatId),
  failed: conversationUnchanged,
};

export function useConversationActs(key: QueryKey) {
  const client = useQueryClient();
  const { toasts } = useApp();
  const { deletedIds, set } = useOwnDeletion(ownChats);

  const refreshWays = () => client.invalidateQueries({ queryKey: getListContinueQueryKey() });

  const change = async (chatId: string, changes: ChatChanges) => {
    changeItems<ChatCard>(client, key, (chat) => (chat.chatId === chatId ? { ...chat, ...changes } : chat));
    const send = async () => {
      try {
        await updateChat(chatId, changes);
      } finally {
        // Refetching would remove the deleted line with its undo.
        if (deletedIds.size === 0) await refreshLists(client, [getListChatsInfiniteQueryKey()]);
      }
    };
    try {
      await inTurn(send);
      await refreshWays();
    } catch (error) {
      console.warn('A conversation could not be changed', error);
      toasts.show(conversationUnchanged());
    }
  };
  const setDeleted = async (chatId: string, isDeleted: boolean) => {
    await set(chatId, isDeleted);
    if (!isDeleted) await refreshLists(client, [getListChatsInfiniteQueryKey()]);
    await refreshWays();
  };
  return {
    deletedIds,
    onRename: (chatId: string, title: string) => void change(chatId, { title }),
    onPin: (chatId: string, pinned: boolean) => void change(chatId, { pinned }),
    onDelete: (chatId: string) => void setDeleted(chatId, true),
    onUndoDelete: (chatId: string) => void setDeleted(chatId, false),
  };
}
