import { useIntl } from 'react-intl';

import { useGetPromptContext } from '@fabula/sdk/react';
import { ContextMeter, type ContextPartValue } from '@fabula/ui/chat';

import { contextKinds, titleOf, whyOf } from '../../context-words';

interface ContextPartProps {
  readonly chatId: string;
  /** The last message: what the next reply is written from changes with it. */
  readonly activeMessageId: string;
}

/** What the next reply is written from. */
export function ContextPart({ chatId, activeMessageId }: ContextPartProps) {
  const intl = useIntl();
  const { data: context } = useGetPromptContext(chatId, {
    query: { queryKey: ['prompt context', chatId, activeMessageId], staleTime: 0 },
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
