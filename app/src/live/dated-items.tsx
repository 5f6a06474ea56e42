import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';

export function keptOf<Message extends object, Made>(
  made: WeakMap<Message, Made>,
  message: Message,
  make: (message: Message) => Made,
): Made {
  const known = made.get(message);
  if (known !== undefined) return known;
  const item = make(message);
  made.set(message, item);
  return item;
}

interface DatedMessage {
  readonly messageId: string;
  readonly createdAt: string;
}

interface DateItem {
  readonly kind: 'date';
  readonly id: string;
  readonly label: ReactNode;
}

const readDay = ({ createdAt }: DatedMessage) => new Date(createdAt).toDateString();

const toDate = ({ messageId, createdAt }: DatedMessage): DateItem => ({
  kind: 'date',
  id: `date-${messageId}`,
  label: <FormattedDate value={createdAt} weekday="long" day="numeric" month="long" hour="numeric" minute="numeric" />,
});

/** Makes thread items with a date above each day; a message keeps its date item. */
export function createDatedItems<Message extends DatedMessage>() {
  const dates = new WeakMap<Message, DateItem>();
  const days = new WeakMap<Message, string>();
  const dayOf = (message: Message) => keptOf(days, message, readDay);
  /** @param isWhole whether the first message is the first of the thread: only then its day is known to begin */
  return <Item,>(
    messages: readonly Message[],
    isWhole: boolean,
    itemOf: (message: Message) => Item,
  ): readonly (DateItem | Item)[] =>
    messages.flatMap((message, index) => {
      const before = messages[index - 1];
      const beginsDay = before === undefined ? isWhole : dayOf(before) !== dayOf(message);
      return beginsDay ? [keptOf(dates, message, toDate), itemOf(message)] : [itemOf(message)];
    });
}
