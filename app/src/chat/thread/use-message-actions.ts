import {
  continueReply,
  editMessage,
  pinFact,
  regenerateReply,
  selectBranch,
  updateMessage,
  type MessageMarks,
} from '@fabula/sdk';
import { remembered, type MessageActions } from '@fabula/ui/chat';
import { getGetMemoryQueryKey } from '@fabula/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../../context/use-app';
import { addTurn, replaceMessage } from './thread';
import { changeThread, putChat, threadCache } from './thread-query';
import { useCopyText } from '../../live/use-copy-text';
import { useIdempotentRequest } from '../../live/use-idempotent-request';

/** The longest fact that the contract takes, in characters. */
const longestFact = 500;

interface PageActs extends Pick<MessageActions, 'onReadAloud' | 'onBranch' | 'onReport'> {
  readonly onReword: (messageId: string, text: string) => Promise<void>;
  readonly onUndoReword: () => Promise<void>;
}

/** The actions on a chat's messages; a stable object. */
export function useMessageActions(chatId: string, page: PageActs): MessageActions {
  const { onReadAloud, onBranch, onReport, onReword, onUndoReword } = page;
  const client = useQueryClient();
  const { toasts } = useApp();
  const act = useIdempotentRequest();
  const copyText = useCopyText();

  return useMemo(() => {
    const find = (messageId: string) =>
      threadCache.read(client, chatId)?.messages.find((message) => message.messageId === messageId);

    const mark = (messageId: string, marks: MessageMarks) =>
      act(`mark ${messageId} ${JSON.stringify(marks)}`, async (options) => {
        const message = await updateMessage(chatId, messageId, marks, options);
        changeThread(client, chatId, (thread) => replaceMessage(thread, message));
      });

    const regenerate = (messageId: string) =>
      void act(`regenerate ${messageId}`, async (options) => {
        const turn = await regenerateReply(chatId, messageId, options);
        changeThread(client, chatId, (thread) => addTurn(thread, turn));
      });

    const continueIt = (messageId: string) =>
      void act(`continue ${messageId}`, async (options) => {
        const turn = await continueReply(chatId, messageId, options);
        changeThread(client, chatId, (thread) => addTurn(thread, turn));
      });

    const edit = (messageId: string, text: string) =>
      act(`edit ${messageId} ${text}`, async (options) => {
        const turn = await editMessage(chatId, messageId, { text }, options);
        changeThread(client, chatId, (thread) => addTurn(thread, turn));
      });

    const show = async (messageId: string, index: number) => {
      const siblingId = find(messageId)?.siblingIds[index];
      if (siblingId === undefined) return;
      await act(`show ${siblingId}`, async (options) => {
        putChat(client, await selectBranch(chatId, { messageId: siblingId }, options));
      });
    };

    const remember = (messageId: string) =>
      act(`remember ${messageId}`, async (options) => {
        const text = find(messageId)?.text.slice(0, longestFact) ?? '';
        const memory = await pinFact(chatId, { text, messageId }, options);
        client.setQueryData(getGetMemoryQueryKey(chatId), memory);
        toasts.show(remembered());
      });

    return {
      onCopy: (messageId) => copyText(find(messageId)?.text ?? ''),
      onReadAloud,
      onRegenerate: regenerate,
      onRetry: regenerate,
      onEdit: (messageId, text) => void edit(messageId, text),
      onReword: (messageId, text) => void onReword(messageId, text),
      onUndoReword: () => void onUndoReword(),
      onContinue: continueIt,
      onBranch,
      ...(onReport === undefined ? {} : { onReport }),
      onPin: (messageId, pinned) => void mark(messageId, { pinned }),
      onRemember: (messageId) => void remember(messageId),
      onDelete: (messageId) => void mark(messageId, { hidden: true }),
      onUndoDelete: (messageId) => void mark(messageId, { hidden: false }),
      onSibling: (messageId, index) => void show(messageId, index),
    };
  }, [client, chatId, toasts, act, copyText, onReadAloud, onBranch, onReport, onReword, onUndoReword]);
}
