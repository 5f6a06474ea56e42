import type { Chat, ChatMessage, MessagePage, ReplyQuote } from '@fabula/sdk';

import {
  changeMessage,
  mergeNewest,
  newerOf,
  prependOlder,
  withoutKnown,
  type LiveThread,
} from '../../live/thread-reducers';

/** The part of a conversation's active path that this tab has read. */
export interface Thread extends Omit<Chat, 'messages'>, LiveThread<ChatMessage> {
  /** Leads to newer messages, after a jump into the middle; null where the path ends. */
  readonly newerCursor: string | null;
}

export function readThread({ messages: page, ...head }: Chat, known?: Thread): Thread {
  const merged = known === undefined ? undefined : mergeNewest(known.messages, page.items);
  const isNewer = known?.newerCursor === null;
  if (known === undefined || merged === undefined || !isNewer) {
    return {
      ...head,
      messages: page.items,
      olderCursor: page.nextCursor,
      newerCursor: page.newerCursor,
      isStale: false,
    };
  }
  return { ...head, messages: merged, olderCursor: known.olderCursor, newerCursor: page.newerCursor, isStale: false };
}

export const addOlder = (thread: Thread, page: MessagePage): Thread =>
  prependOlder<ChatMessage, Thread>(thread, page.items, page.nextCursor);

export const addNewer = (thread: Thread, page: MessagePage): Thread => ({
  ...thread,
  messages: [...thread.messages, ...withoutKnown(thread, page.items)],
  newerCursor: page.newerCursor,
});

export const showPage = (thread: Thread, page: MessagePage): Thread => ({
  ...thread,
  messages: page.items,
  olderCursor: page.nextCursor,
  newerCursor: page.newerCursor,
});

export const replaceMessage = (thread: Thread, message: ChatMessage): Thread =>
  changeMessage<ChatMessage, Thread>(thread, message.messageId, () => message);

/** Adds a message after its parent; what followed the parent belongs to another branch now. */
export function addMessage(thread: Thread, message: ChatMessage): Thread {
  const known = thread.messages.find(({ messageId }) => messageId === message.messageId);
  if (known !== undefined) return replaceMessage(thread, newerOf(known, message));
  const { messageId: activeMessageId } = message;
  const place = thread.messages.findIndex(({ messageId }) => messageId === message.parentId);
  const isEnd = place + 1 === thread.messages.length;
  // In the middle of a long path, what comes at its end is out of sight.
  if (thread.newerCursor !== null && (place < 0 || isEnd)) return { ...thread, activeMessageId };
  if (place < 0 && message.parentId !== null) return { ...thread, isStale: true };
  const messages = [...thread.messages.slice(0, place + 1), message];
  return { ...thread, messages, newerCursor: null, activeMessageId };
}

export interface TurnOutcome {
  readonly message?: ChatMessage;
  readonly reply: ChatMessage | null;
  readonly balance: number;
}

/** Applies the response of a turn; its events may have arrived before. */
export function addTurn(thread: Thread, { message, reply, balance }: TurnOutcome): Thread {
  const said = message === undefined ? thread : addMessage(thread, message);
  const begun = reply === null ? said : addMessage(said, reply);
  return withBalance(begun, balance);
}

export const withBalance = (thread: Thread, balance: number): Thread => withQuote(thread, { ...thread.quote, balance });

export const withQuote = (thread: Thread, quote: ReplyQuote): Thread => ({ ...thread, quote });
