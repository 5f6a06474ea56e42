import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { MemoryValue } from '../model';

const authors = {
  none: null,
  visitor: (
    <FormattedMessage
      id="chat.memory.summaryByVisitor"
      defaultMessage="You wrote this; it is never changed."
      description="Under the summary of a conversation: the visitor wrote all of it"
    />
  ),
  engine: (
    <FormattedMessage
      id="chat.memory.summaryByEngine"
      defaultMessage="Summarized for you; you can edit it."
      description="Under the summary of a conversation: the engine that writes the replies wrote all of it"
    />
  ),
  both: (
    <FormattedMessage
      id="chat.memory.summaryByBoth"
      defaultMessage="You wrote the beginning; the rest is a summary."
      description="Under the summary of a conversation: the visitor wrote its beginning, the engine what happened since"
    />
  ),
} as const satisfies Record<MemoryValue['summaryAuthor'], ReactNode>;

type SummaryNoteProps = Pick<MemoryValue, 'summaryActive' | 'summaryAuthor'>;

/** Who wrote the summary of a conversation, or why it does not count at the moment. */
export function SummaryNote({ summaryActive, summaryAuthor }: SummaryNoteProps) {
  if (summaryActive) return authors[summaryAuthor];
  return (
    <FormattedMessage
      id="chat.memory.summaryInactive"
      defaultMessage="Not used: it belongs to another branch, or to messages that have changed since."
      description="Why the summary of a conversation does not count at the moment"
    />
  );
}
