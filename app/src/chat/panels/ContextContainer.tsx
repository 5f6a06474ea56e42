import { keepPreviousData } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import type { ChatMemory } from '@fabula/sdk';
import { useGetPromptContext } from '@fabula/sdk/react';
import { ContextMeter, type ContextPartValue } from '@fabula/ui/chat';

import { contextKinds, titleOf, whyOf } from './context-labels';
import type { Thread } from '../thread/thread';

interface ContextContainerProps {
  readonly thread: Thread;
  readonly memory: ChatMemory;
}

export function ContextContainer({ thread, memory }: ContextContainerProps) {
  const intl = useIntl();
  const { activeMessageId, chatId, messages, notes, personaId } = thread;
  const hidden = messages.filter((message) => message.hidden).map(({ messageId }) => messageId);
  // Whatever the next reply is written from is asked for again when any of this changes.
  const basis = { activeMessageId, hidden, memory, notes, personaId };
  const { data: context } = useGetPromptContext(chatId, {
    query: { queryKey: ['prompt context', chatId, basis], staleTime: 0, placeholderData: keepPreviousData },
  });
  if (context === undefined) return null;
  const parts = context.parts.map((part): ContextPartValue => ({
    kind: contextKinds[part.kind],
    title: titleOf(intl, part),
    tokens: part.fit === 'left-out' ? 0 : part.tokens,
    why: whyOf(intl, part),
  }));
  return <ContextMeter parts={parts} budget={context.contextTokens - context.replyTokens} />;
}
