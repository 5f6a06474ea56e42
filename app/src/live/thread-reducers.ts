export interface LiveMessage {
  readonly messageId: string;
  readonly status: string;
  readonly text: string;
  readonly hidden: boolean;
}

export interface LiveThread<Message extends LiveMessage> {
  /** Without a gap, oldest first. */
  readonly messages: readonly Message[];
  /** Leads to older messages; null at the beginning. */
  readonly olderCursor: string | null;
  /** The thread has missed something and has to be read again. */
  readonly isStale: boolean;
}

/** More text of a message; `offset` says where it belongs. */
interface TextEvent {
  readonly messageId: string;
  readonly offset: number;
  readonly text: string;
}

interface MessageEvent<Message> {
  readonly message: Message;
}

interface EndEvent<Message> extends MessageEvent<Message> {
  readonly balance: number;
}

export interface ThreadRules<Message extends LiveMessage, Thread extends LiveThread<Message>> {
  readonly add: (thread: Thread, message: Message) => Thread;
  readonly end: (thread: Thread, message: Message) => Thread;
  readonly withBalance: (thread: Thread, balance: number) => Thread;
  readonly onUnknownMessage: (thread: Thread) => Thread;
}

/** The state with more text: text that has arrived is never taken back. */
export function newerOf<Message extends LiveMessage>(known: Message, received: Message): Message {
  if (received.status !== 'streaming' || received.hidden) return received;
  if (known.status !== 'streaming') return known;
  return known.text.length > received.text.length ? { ...received, text: known.text } : received;
}

/** Known messages continued by the newest page, oldest first; undefined when there is a gap. */
export function mergeNewest<Message extends LiveMessage>(
  known: readonly Message[],
  page: readonly Message[],
): readonly Message[] | undefined {
  const start = known.findIndex(({ messageId }) => messageId === page[0]?.messageId);
  if (start < 0) return undefined;
  const byId = new Map(known.map((message) => [message.messageId, message]));
  const merged = page.map((message) => newerOf(byId.get(message.messageId) ?? message, message));
  return [...known.slice(0, start), ...merged];
}

export function withoutKnown<Message extends LiveMessage>(
  { messages }: LiveThread<Message>,
  page: readonly Message[],
): readonly Message[] {
  const known = new Set(messages.map(({ messageId }) => messageId));
  return page.filter(({ messageId }) => !known.has(messageId));
}

/** Inserts a page of older messages, oldest first. */
export const prependOlder = <Message extends LiveMessage, Thread extends LiveThread<Message>>(
  thread: Thread & LiveThread<Message>,
  page: readonly Message[],
  olderCursor: string | null,
): Thread => ({ ...thread, messages: [...withoutKnown(thread, page), ...thread.messages], olderCursor });

export function changeMessage<Message extends LiveMessage, Thread extends LiveThread<Message>>(
  thread: Thread & LiveThread<Message>,
  messageId: string,
  change: (message: Message) => Message,
): Thread {
  const index = thread.messages.findLastIndex((message) => message.messageId === messageId);
  const message = thread.messages[index];
  return message === undefined ? thread : { ...thread, messages: thread.messages.with(index, change(message)) };
}

/** The reducers of live threads. Duplicate and late events change nothing; a gap in the text makes the thread stale. */
export function createThreadReducers<Message extends LiveMessage, Thread extends LiveThread<Message>>(
  rules: ThreadRules<Message, Thread>,
) {
  const replace = (thread: Thread, message: Message) =>
    changeMessage<Message, Thread>(thread, message.messageId, () => message);

  return {
    messageAdded: (thread: Thread, { message }: MessageEvent<Message>) => rules.add(thread, message),
    messageChanged: (thread: Thread, { message }: MessageEvent<Message>) => replace(thread, message),
    textAppended: (thread: Thread, { messageId, offset, text }: TextEvent): Thread => {
      const reply = thread.messages.findLast((message) => message.messageId === messageId);
      if (reply === undefined) return rules.onUnknownMessage(thread);
      if (reply.status !== 'streaming' || reply.text.length >= offset + text.length) return thread;
      if (reply.text.length < offset) return { ...thread, isStale: true };
      return replace(thread, { ...reply, text: reply.text.slice(0, offset) + text });
    },
    replyEnded: (thread: Thread, { message, balance }: EndEvent<Message>) =>
      rules.withBalance(rules.end(thread, message), balance),
    reset: (thread: Thread): Thread => ({ ...thread, isStale: true }),
    closing: (thread: Thread) => thread,
  };
}
