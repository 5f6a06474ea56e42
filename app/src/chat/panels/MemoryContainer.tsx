import { useQueryClient } from '@tanstack/react-query';

import { forgetFact, pinFact, updateFact, updateMemory, type ChatMemory, type MemoryFact } from '@fabula/sdk';
import { getGetMemoryQueryKey, useGetMemory } from '@fabula/sdk/react';
import { MemoryPanel, type MemoryFactValue } from '@fabula/ui/chat';

import type { Thread } from '../thread/thread';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { WaitingPanel } from './WaitingPanel';
import { ContextContainer } from './ContextContainer';

interface MemoryContainerProps {
  readonly thread: Thread;
  readonly onOpen: (messageId: string) => void;
  readonly onClose: () => void;
}

const quoteLength = 80;

export function MemoryContainer({ thread, onOpen, onClose }: MemoryContainerProps) {
  const { chatId, messages } = thread;
  const client = useQueryClient();
  const act = useIdempotentRequest();
  const { data: memory, isError, isFetching, refetch } = useGetMemory(chatId, { query: { staleTime: 0 } });
  if (memory === undefined) {
    return <WaitingPanel failed={isError} retrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />;
  }

  const keep = (changed: ChatMemory) => client.setQueryData(getGetMemoryQueryKey(chatId), changed);
  const toFact = ({ factId, text, messageId, active }: MemoryFact): MemoryFactValue => {
    const told = messages.find((message) => message.messageId === messageId)?.text ?? text;
    return {
      factId,
      text,
      active,
      source: messageId === null ? null : { messageId, excerpt: told.slice(0, quoteLength) },
    };
  };
  return (
    <MemoryPanel
      key={chatId}
      memory={{ ...memory, facts: memory.facts.map(toFact) }}
      onSaveSummary={(summary) =>
        void act(`summary ${summary}`, async (options) => void keep(await updateMemory(chatId, { summary }, options)))
      }
      onAddFact={(text) =>
        void act(`fact ${text}`, async (options) => void keep(await pinFact(chatId, { text }, options)))
      }
      onEditFact={(factId, text) =>
        void act(
          `edit ${factId} ${text}`,
          async (options) => void keep(await updateFact(chatId, factId, { text }, options)),
        )
      }
      onForget={(factId) =>
        void act(`forget ${factId}`, async (options) => void keep(await forgetFact(chatId, factId, options)))
      }
      onOpenSource={onOpen}
      context={<ContextContainer thread={thread} memory={memory} />}
      onClose={onClose}
    />
  );
}
