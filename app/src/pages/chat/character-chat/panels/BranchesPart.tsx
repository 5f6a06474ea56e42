import { FormattedDate } from 'react-intl';

import { updateMessage, type ChatMessage } from '@fabula/sdk';
import { useSearchMessages } from '@fabula/sdk/react';
import { BranchPanel, type BranchValue } from '@fabula/ui/chat';
import { useQueryClient } from '@tanstack/react-query';

import { replaceMessage, type Thread } from '../../../../chat/thread';
import { changeThread } from '../../../../chat/thread-query';
import { useActs } from '../../../../chat/use-acts';

interface BranchesPartProps {
  readonly thread: Thread;
  readonly onOpen: (messageId: string) => void;
  readonly onClose: () => void;
}

const toBranch = (message: ChatMessage, isOpen: boolean): BranchValue => ({
  messageId: message.messageId,
  name: message.branchName,
  excerpt: message.text,
  isOpen,
  when: <FormattedDate value={message.createdAt} dateStyle="medium" />,
});

/** The branches of a conversation that have a name, and those on the page that could get one. */
export function BranchesPart({ thread, onOpen, onClose }: BranchesPartProps) {
  const { chatId, messages } = thread;
  const client = useQueryClient();
  const act = useActs();
  const named = useSearchMessages(chatId, { only: 'named', limit: 48 }, { query: { staleTime: 0 } });
  const forks = messages.filter(({ siblingIds, branchName }) => siblingIds.length > 1 || branchName !== null);
  const here = new Set(forks.map(({ messageId }) => messageId));
  const elsewhere = named.data?.items.filter(({ message }) => !here.has(message.messageId)) ?? [];
  const rename = (messageId: string, name: string) =>
    act(`name ${messageId} ${name}`, async (options) => {
      const marks = { branchName: name === '' ? null : name };
      const message = await updateMessage(chatId, messageId, marks, options);
      changeThread(client, chatId, (before) => replaceMessage(before, message));
      await named.refetch();
    });
  return (
    <BranchPanel
      branches={[
        ...forks.toReversed().map((message) => toBranch(message, true)),
        ...elsewhere.map(({ message, onActivePath }) => toBranch(message, onActivePath)),
      ]}
      onOpen={onOpen}
      onRename={(messageId, name) => void rename(messageId, name)}
      onClose={onClose}
    />
  );
}
