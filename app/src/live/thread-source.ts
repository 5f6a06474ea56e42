import type { StreamControls } from './event-subscription';
import type { ThreadCache } from './thread-cache';
import type { LiveMessage, LiveThread } from './thread-reducers';

export interface ThreadSource<Thread extends LiveThread<LiveMessage>, Event> {
  readonly cache: ThreadCache<Thread>;
  readonly open: (threadId: string, controls: StreamControls) => AsyncIterable<Event>;
  readonly apply: (thread: Thread, event: Event) => Thread;
  /** Whether to read a thread again when the server has ended its stream, to learn why. */
  readonly isReadAtEnd: (thread: Thread | undefined) => boolean;
  readonly readOlder: (threadId: string, cursor: string) => Promise<(thread: Thread) => Thread>;
  readonly readQuote: (threadId: string) => Promise<(thread: Thread) => Thread>;
}
