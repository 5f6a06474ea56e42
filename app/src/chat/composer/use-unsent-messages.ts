import type { ThreadItem, UnsentActions, UnsentValue } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { useOffline } from '../../browser/use-offline';
import { hasArrived } from '../../live/drafts';
import { newIdempotencyKey } from '../../live/idempotency-keys';
import { unsentSender, unsentStore } from '../../unsent/lazy';
import { openChats, retryMs } from '../../unsent/open-chats';
import { wishedAgain, type UnsentMessage } from '../../unsent/unsent-message';
import { addTurn, type Thread } from '../thread/thread';
import { changeThread, threadCache } from '../thread/thread-query';

const isReplying = ({ messages }: Pick<Thread, 'messages'>) => messages.some(({ status }) => status === 'streaming');

const warn = (error: unknown) => console.warn('Unsent messages could not be read or changed', error);

/** The messages of a chat that wait on this device, oldest first. */
export function useUnsentList(chatId: string): readonly UnsentMessage[] {
  const [list, setList] = useState<readonly UnsentMessage[]>([]);
  useEffect(() => {
    let isShown = true;
    let unwatch: (() => void) | undefined;
    const watch = async () => {
      const { listUnsent, watchUnsent } = await unsentStore();
      const read = async () => {
        const messages = await listUnsent(chatId);
        if (isShown) setList(messages);
      };
      if (isShown) unwatch = watchUnsent(chatId, () => void read().catch(warn));
      await read();
    };
    watch().catch(warn);
    return () => {
      isShown = false;
      unwatch?.();
    };
  }, [chatId]);
  return list;
}

/** Shows and sends the messages of an open chat that wait on this device, in order. */
export function useUnsentMessages(thread: Thread) {
  const { chatId, messages } = thread;
  const client = useQueryClient();
  const isOffline = useOffline();
  const list = useUnsentList(chatId);
  /** A new object for every try; it names the message that the reader has asked to send. */
  const [attempt, setAttempt] = useState<{ readonly wishedKey?: string }>({});
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    openChats.add(chatId);
    return () => void openChats.delete(chatId);
  }, [chatId]);

  const [head] = list;
  const isReady = !isOffline && !isReplying(thread) && head !== undefined && head.refusal === null;
  const headKey = head?.key;
  useEffect(() => {
    if (!isReady || headKey === undefined) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const parts = {
      wishedKey: attempt.wishedKey,
      readHead: async () => {
        setSending(true);
        const known = threadCache.read(client, chatId);
        return known && { ...known, isReplying: isReplying(known) };
      },
      onTurn: (turn: Parameters<typeof addTurn>[1]) => changeThread(client, chatId, (before) => addTurn(before, turn)),
    };
    unsentSender()
      .then(({ sendUnsent }) => sendUnsent(chatId, parts))
      .then((outcome) => {
        if (outcome === 'later' && !isLeft) timer = setTimeout(() => setAttempt({}), retryMs);
      }, warn)
      .finally(() => setSending(false));
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [chatId, client, headKey, isReady, attempt]);

  const items = useMemo((): readonly ThreadItem[] => {
    const stateOf = (message: UnsentMessage, index: number): UnsentValue['state'] => {
      if (index > 0) return 'behind';
      return message.refusal ?? (isSending ? 'sending' : 'waiting');
    };
    return list.flatMap((message, index) => {
      const { key: id, parentId, text } = message;
      // Its answer was lost, and it is sent again under its key only to learn that.
      if (parentId !== null && hasArrived({ ...message, parentId }, messages)) return [];
      return [{ kind: 'unsent', id, unsent: { text, state: stateOf(message, index) } }];
    });
  }, [isSending, list, messages]);

  const actions = useMemo((): UnsentActions => {
    const sendNow = async (key: string) => {
      // Before the change: it is what lets the message be sent.
      setAttempt({ wishedKey: key });
      const { changeUnsent } = await unsentStore();
      await changeUnsent(chatId, key, (message) => wishedAgain(message, newIdempotencyKey));
    };
    const remove = async (key: string) => {
      const { changeUnsent } = await unsentStore();
      await changeUnsent(chatId, key, () => null);
    };
    return {
      onSend: isOffline ? null : (key) => void sendNow(key).catch(warn),
      onRemove: (key) => void remove(key).catch(warn),
    };
  }, [chatId, isOffline]);

  return { items, actions, isAny: list.length > 0 };
}
