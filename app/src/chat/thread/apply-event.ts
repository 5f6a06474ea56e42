import type { ChatEvent, ChatMessage } from '@fabula/sdk';

import { createThreadReducers } from '../../live/thread-reducers';
import { addMessage, replaceMessage, withBalance, type Thread } from './thread';

type Kind = ChatEvent['kind'];
type EventOf<K extends Kind> = Extract<ChatEvent, { readonly kind: K }>;

const live = createThreadReducers<ChatMessage, Thread>({
  add: addMessage,
  end: replaceMessage,
  withBalance,
  // After a jump into the middle of a long path, replies at its end are not here.
  onUnknownMessage: (thread) => thread,
});

const appliers: { readonly [K in Kind]: (thread: Thread, event: EventOf<K>) => Thread } = {
  'message-added': live.messageAdded,
  'message-changed': live.messageChanged,
  'reply-text': live.textAppended,
  'reply-ended': live.replyEnded,
  'path-changed': (thread, { activeMessageId }) =>
    activeMessageId === thread.activeMessageId ? thread : { ...thread, isStale: true },
  reset: live.reset,
  closing: live.closing,
};

/** A conversation after an event, which may arrive twice or after the response of its own request. */
export const applyEvent = <K extends Kind>(thread: Thread, event: { readonly kind: K } & EventOf<K>): Thread =>
  appliers[event.kind](thread, event);
