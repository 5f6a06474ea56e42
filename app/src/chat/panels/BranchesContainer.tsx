import { FormattedDate } from 'react-intl';

import { updateMessage, type ChatBranch } from '@fabula/sdk';
import { cursorPages, getListBranchesInfiniteQueryKey, useListBranchesInfinite } from '@fabula/sdk/react';
import { BranchPanel, type BranchValue } from '@fabula/ui/chat';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

import { replaceMessage, type Thread } from '../thread/thread';
import { changeThread } from '../thread/thread-query';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { WaitingPanel } from './WaitingPanel';

interface BranchesContainerProps {
  readonly thread: Thread;
  readonly onOpen: (messageId: string) => void;
  readonly onClose: () => void;
}

const limit = 24;

const toBranch = ({ text, active, updatedAt, ...branch }: ChatBranch): BranchValue => ({
  ...branch,
  excerpt: text,
  isOpen: active,
  when: <FormattedDate value={updatedAt} dateStyle="medium" timeStyle="short" />,
});

export function BranchesContainer({ thread, onOpen, onClose }: BranchesContainerProps) {
  const { chatId, activeMessageId } = thread;
  const client = useQueryClient();
  const act = useIdempotentRequest();
  // When the page goes another way, or this one becomes longer, the list is another.
  const queryKey = [...getListBranchesInfiniteQueryKey(chatId, { limit }), activeMessageId];
  const query = useListBranchesInfinite(
    chatId,
    { limit },
    { query: { ...cursorPages, queryKey, staleTime: 0, placeholderData: keepPreviousData } },
  );
  const { data, isError, isFetching, refetch } = query;
  if (data === undefined) {
    return <WaitingPanel failed={isError} retrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const rename = (messageId: string, name: string) =>
    act(`name ${messageId} ${name}`, async (options) => {
      const marks = { branchName: name === '' ? null : name };
      const message = await updateMessage(chatId, messageId, marks, options);
      changeThread(client, chatId, (before) => replaceMessage(before, message));
      await refetch();
    });
  return (
    <BranchPanel
      branches={data.pages.flatMap(({ items }) => items.map(toBranch))}
      onOpen={onOpen}
      onRename={(messageId, name) => void rename(messageId, name)}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      onClose={onClose}
    />
  );
}
