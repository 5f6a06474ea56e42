import type { ChatEvent } from '@fabula/sdk';

import { addMessage, replaceMessage, withBalance, type Thread } from './thread';

type Kind = ChatEvent['kind'];
type EventOf<K extends Kind> = Extract<ChatEvent, { readonly kind: K }>;

/** Words stand where the event says: told twice they are there once, and a gap means that some are missing. */
function addWords(thread: Thread, { messageId, offset, text }: EventOf<'reply-text'>): Thread {
  const reply = thread.messages.findLast((message) => message.messageId === messageId);
  if (reply?.status !== 'streaming' || reply.text.length >= offset + text.length) return thread;
  if (reply.text.length < offset) return { ...thread, isStale: true };
  return replaceMessage(thread, { ...reply, text: reply.text.slice(0, offset) + text });
}

const appliers: { readonly [K in Kind]: (thread: Thread, event: EventOf<K>) => Thread } = {
  'message-added': (thread, { message }) => addMessage(thread, message),
  'reply-text': addWords,
  'reply-ended': (thread, { message, balance }) => withBalance(replaceMessage(thread, message), balance),
  'message-changed': (thread, { message }) => replaceMessage(thread, message),
  'path-changed': (thread, { activeMessageId }) =>
    activeMessageId === thread.activeMessageId ? thread : { ...thread, isStale: true },
  reset: (thread) => ({ ...thread, isStale: true }),
  closing: (thread) => thread,
};

/**
 * A conversation after something has happened in it. Events may come twice, and after the answer of the call that
 * caused them: neither changes the outcome.
 */
export const applyEvent = <K extends Kind>(thread: Thread, event: { readonly kind: K } & EventOf<K>): Thread =>
  appliers[event.kind](thread, event);
