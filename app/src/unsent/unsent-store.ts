import { clear, createStore, get, keys, promisifyRequest } from 'idb-keyval';

import { databaseNames } from '../session/storage-keys';
import { hasRoomFor, type UnsentMessage } from './unsent-message';

/** The messages of each chat in the order in which they were written, by the id of the chat. */
let opened: ReturnType<typeof createStore> | undefined;
/** Opened at the first use: the server has none. */
const store = () => (opened ??= createStore(databaseNames.unsentMessages, 'messages'));

type Listener = (chatId: string | null) => void;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

const tellHere = (chatId: string | null) => {
  for (const listener of listeners) listener(chatId);
};

/** Opened at the first use, for what the tabs tell each other. */
function otherTabs(): BroadcastChannel {
  if (channel === undefined) {
    channel = new BroadcastChannel(databaseNames.unsentMessages);
    channel.addEventListener('message', ({ data }) => tellHere(typeof data === 'string' ? data : null));
  }
  return channel;
}

function tell(chatId: string | null): void {
  tellHere(chatId);
  // oxlint-disable-next-line require-post-message-target-origin -- a channel has one origin
  otherTabs().postMessage(chatId);
}

/** Calls back when the unsent messages of a chat change, in any tab; returns unsubscribe. */
export function watchUnsent(chatId: string, changed: () => void): () => void {
  const listener: Listener = (changedId) => {
    if (changedId === null || changedId === chatId) changed();
  };
  otherTabs();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Those of a chat, oldest first. */
export const listUnsent = async (chatId: string): Promise<readonly UnsentMessage[]> =>
  (await get<readonly UnsentMessage[]>(chatId, store())) ?? [];

/** The chats that have unsent messages. */
export const chatsWithUnsent = (): Promise<string[]> => keys<string>(store());

/**
 * Changes the list of a chat in one transaction, whatever other tabs do; an empty list is dropped.
 *
 * @param change gets the list and the messages of all chats
 */
const changeList = (
  chatId: string,
  change: (list: readonly UnsentMessage[], all: readonly UnsentMessage[]) => readonly UnsentMessage[],
): Promise<void> =>
  store()('readwrite', (objects) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const lists: IDBRequest<(readonly UnsentMessage[])[]> = objects.getAll();
    lists.addEventListener('error', () => reject(lists.error ?? new Error('The unsent messages could not be read')));
    lists.addEventListener('success', () => {
      const all = lists.result.flat();
      const list = change(
        all.filter((message) => message.chatId === chatId),
        all,
      );
      if (list.length === 0) objects.delete(chatId);
      else objects.put(list, chatId);
      resolve(promisifyRequest(objects.transaction));
    });
    return promise;
  });

/**
 * Keeps a message behind those of its chat; unless it was tried, its target counts only where it is the first of them.
 *
 * @returns whether there was room
 */
export async function addUnsent(message: UnsentMessage): Promise<'kept' | 'full'> {
  let outcome: 'kept' | 'full' = 'full';
  await changeList(message.chatId, (list, all) => {
    if (!hasRoomFor(all, message.text)) return list;
    outcome = 'kept';
    return [...list, list.length === 0 || message.triedAt !== null ? message : { ...message, parentId: null }];
  });
  tell(message.chatId);
  return outcome;
}

/** Changes a message where it is still kept under this key; null removes it. */
export async function changeUnsent(
  chatId: string,
  key: string,
  change: (message: UnsentMessage) => UnsentMessage | null,
): Promise<void> {
  await changeList(chatId, (list) =>
    list.flatMap((message) => (message.key === key ? (change(message) ?? []) : [message])),
  );
  tell(chatId);
}

/** Forgets all of them, as when an account is left. */
export async function clearUnsent(): Promise<void> {
  await clear(store());
  tell(null);
}
