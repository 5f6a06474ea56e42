import type { StreamControls } from './event-subscription';
import type { ThreadCache } from './thread-cache';
import type { LiveMessage, LiveThread } from './thread-reducers';

/** A kind of live thread: where its threads are cached, and how each is kept up to date. */
export interface ThreadSource<Thread extends LiveThread<LiveMessage>, Event> {
  readonly cache: ThreadCache<Thread>;
  /** Opens the event stream of a thread. */
  readonly open: (threadId: string, controls: StreamControls) => AsyncIterable<Event>;
  /** A thread after an event. */
  readonly apply: (thread: Thread, event: Event) => Thread;
  /** Whether a thread whose stream the server has ended is read again, which says why it ended. */
  readonly isReadAtEnd: (thread: Thread | undefined) => boolean;
  /** Reads the page of older messages that a cursor leads to; answers how it changes the thread. */
  readonly readOlder: (threadId: string, cursor: string) => Promise<(thread: Thread) => Thread>;
  /** Reads what the next reply costs and the points that are left; answers how that changes the thread. */
  readonly readQuote: (threadId: string) => Promise<(thread: Thread) => Thread>;
}
