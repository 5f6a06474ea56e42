import type { Chat, ChatMessage, MessagePage, ReplyQuote } from '@fabula/sdk';

/** A conversation as this tab knows it: the part of its active path that has been read, and what belongs to it. */
export interface Thread extends Omit<Chat, 'messages'> {
  /** Messages of the active path without a gap, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Leads to older messages; null at the beginning of the chat. */
  readonly olderCursor: string | null;
  /** Leads to newer messages, after a jump into the middle; null where the path ends. */
  readonly newerCursor: string | null;
  /** Something has happened that cannot be told from what is here: the chat is to be read again. */
  readonly isStale: boolean;
}

const idsOf = (messages: readonly ChatMessage[]) => new Set(messages.map(({ messageId }) => messageId));

/** Words that have arrived are never taken back: of two states of one message, the one that is further. */
export function furtherOf(known: ChatMessage, told: ChatMessage): ChatMessage {
  if (told.status !== 'streaming') return told;
  if (known.status !== 'streaming') return known;
  return known.text.length > told.text.length ? { ...told, text: known.text } : told;
}

/** Puts a page of the newest messages to what is known: older ones that still lead to it stay. */
function withNewest(known: readonly ChatMessage[], page: readonly ChatMessage[]) {
  const [first] = page;
  const start = known.findIndex(({ messageId }) => messageId === first?.messageId);
  const byId = new Map(known.map((message) => [message.messageId, message]));
  const merged = page.map((message) => {
    const before = byId.get(message.messageId);
    return before === undefined ? message : furtherOf(before, message);
  });
  return start < 0 ? undefined : [...known.slice(0, start), ...merged];
}

/** A conversation as it was read, put to what was known of it before. */
export function readThread({ messages: page, ...head }: Chat, known?: Thread): Thread {
  const merged = known === undefined ? undefined : withNewest(known.messages, page.items);
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

/** Older messages have come. */
export function addOlder(thread: Thread, page: MessagePage): Thread {
  const present = idsOf(thread.messages);
  const older = page.items.filter(({ messageId }) => !present.has(messageId));
  return { ...thread, messages: [...older, ...thread.messages], olderCursor: page.nextCursor };
}

/** Newer messages have come, after a jump. */
export function addNewer(thread: Thread, page: MessagePage): Thread {
  const present = idsOf(thread.messages);
  const newer = page.items.filter(({ messageId }) => !present.has(messageId));
  return { ...thread, messages: [...thread.messages, ...newer], newerCursor: page.newerCursor };
}

/** Another part of the active path is shown: the one around a message, or the newest. */
export const showPage = (thread: Thread, page: MessagePage): Thread => ({
  ...thread,
  messages: page.items,
  olderCursor: page.nextCursor,
  newerCursor: page.newerCursor,
});

/** A message is as told, where it is known; nothing else changes. */
export function replaceMessage(thread: Thread, message: ChatMessage): Thread {
  const index = thread.messages.findIndex(({ messageId }) => messageId === message.messageId);
  return index < 0 ? thread : { ...thread, messages: thread.messages.with(index, message) };
}

/** A message has come to the active path, after its parent; what stood there belongs to another branch now. */
export function addMessage(thread: Thread, message: ChatMessage): Thread {
  const known = thread.messages.find(({ messageId }) => messageId === message.messageId);
  if (known !== undefined) return replaceMessage(thread, furtherOf(known, message));
  const { messageId: activeMessageId } = message;
  const place = thread.messages.findIndex(({ messageId }) => messageId === message.parentId);
  const isEnd = place + 1 === thread.messages.length;
  // In the middle of a long path, what comes at its end is out of sight.
  if (thread.newerCursor !== null && (place < 0 || isEnd)) return { ...thread, activeMessageId };
  if (place < 0 && message.parentId !== null) return { ...thread, isStale: true };
  const messages = [...thread.messages.slice(0, place + 1), message];
  return { ...thread, messages, newerCursor: null, activeMessageId };
}

/** What a turn has brought: words, a reply that has begun, and the points that are left. */
export interface TurnOutcome {
  readonly message?: ChatMessage;
  readonly reply: ChatMessage | null;
  readonly balance: number;
}

/** A turn of this tab has been answered. Its events may have come before. */
export function addTurn(thread: Thread, { message, reply, balance }: TurnOutcome): Thread {
  const said = message === undefined ? thread : addMessage(thread, message);
  const begun = reply === null ? said : addMessage(said, reply);
  return withBalance(begun, balance);
}

/** The points that are left, as the server has just told. */
export const withBalance = (thread: Thread, balance: number): Thread => withQuote(thread, { ...thread.quote, balance });

/** What the next reply costs, as the server has just told. */
export const withQuote = (thread: Thread, quote: ReplyQuote): Thread => ({ ...thread, quote });
