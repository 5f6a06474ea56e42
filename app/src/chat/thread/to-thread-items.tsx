import type { ChatMessage } from '@fabula/sdk';
import type { MessageValue, ThreadItem } from '@fabula/ui/chat';

import { createDatedItems, keptOf } from '../../live/dated-items';
import { toPrice, type LedgerHref } from '../../live/message-price';

export interface ShownIn {
  readonly ledgerHref: LedgerHref;
}

export const toMessageValue = (message: ChatMessage, place: ShownIn): MessageValue => ({
  ...message,
  siblings: { index: message.siblingIds.indexOf(message.messageId), count: message.siblingIds.length },
  isReply: message.role === 'character' && message.parentId !== null,
  price: toPrice(message, place.ledgerHref),
  isUntold: message.note === 'untold',
});

const messageItem = (message: ChatMessage, place: ShownIn): ThreadItem =>
  message.note === 'narration' && !message.hidden
    ? { kind: 'note', id: message.messageId, text: message.text }
    : { kind: 'message', message: toMessageValue(message, place) };

interface MadeItems {
  readonly messages: readonly ChatMessage[];
  readonly isWhole: boolean;
  readonly items: readonly ThreadItem[];
}

function onlyGrew({ messages: before }: MadeItems, messages: readonly ChatMessage[]): boolean {
  const end = messages.length - 1;
  if (before.length !== messages.length || before[end]?.messageId !== messages[end]?.messageId) return false;
  return messages.every((message, index) => index === end || message === before[index]);
}

/** Makes thread items of messages and reuses those of unchanged messages, so that a new word costs one item. */
export function createThreadItems(place: ShownIn) {
  const messageItems = new WeakMap<ChatMessage, ThreadItem>();
  const datedItems = createDatedItems<ChatMessage>();
  const itemOf = (message: ChatMessage) => keptOf(messageItems, message, () => messageItem(message, place));
  const makeAll = (messages: readonly ChatMessage[], isWhole: boolean): readonly ThreadItem[] =>
    datedItems(messages, isWhole, itemOf);
  let last: MadeItems | undefined;
  const make = (messages: readonly ChatMessage[], isWhole: boolean): readonly ThreadItem[] => {
    const newest = messages.at(-1);
    if (last === undefined || newest === undefined) return makeAll(messages, isWhole);
    if (last.isWhole !== isWhole || !onlyGrew(last, messages)) return makeAll(messages, isWhole);
    return last.items.with(last.items.length - 1, itemOf(newest));
  };
  /** @param isWhole whether the first message is the first of the conversation: only then its day is known to begin */
  return (messages: readonly ChatMessage[], isWhole: boolean): readonly ThreadItem[] => {
    const items = make(messages, isWhole);
    last = { messages, isWhole, items };
    return items;
  };
}
