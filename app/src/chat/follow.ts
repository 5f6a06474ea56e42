/** Whether what happens is heard as it happens. */
export type Connection = 'live' | 'reconnecting' | 'offline';

/** How a stream of events is opened: after an event, until the signal aborts. */
export type OpenStream<Event> = (options: {
  readonly lastEventId: string;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEventId: (id: string) => void;
}) => AsyncIterable<Event>;

/** What following a stream needs from its surroundings. */
export interface FollowParts<Event> {
  readonly open: OpenStream<Event>;
  /** The event after which to begin. */
  readonly lastEventId: string;
  readonly onEvent: (event: Event) => void;
  readonly onConnection: (connection: Connection) => void;
  /** Whether a failure will not pass: following ends with it. */
  readonly isFinal: (error: unknown) => boolean;
  readonly isOnline: () => boolean;
  /** Resolves after so many milliseconds, or as soon as trying again makes sense: back online, in sight again. */
  readonly patience: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Calls when a connection that looks alive had better be opened anew; the function it returns ends the calls. */
  readonly reopenings: (reopen: () => void) => () => void;
  readonly signal: AbortSignal;
}

const firstDelayMs = 500;
const longestDelayMs = 15_000;
/** A connection that stood only for a moment counts as a failed try: at most so many in a row cost no wait. */
const freeReopenings = 1;

/** How long to wait before a try, in milliseconds: 0.5 s, doubling up to 15 s. */
export const delayBefore = (failures: number): number =>
  failures < freeReopenings ? 0 : Math.min(firstDelayMs * 2 ** (failures - freeReopenings), longestDelayMs);

/** Reads one connection to its end: the server closes it, it breaks, or it had better be opened anew. */
async function readOnce<Event>(
  { open, onEvent, onConnection, reopenings, signal }: FollowParts<Event>,
  lastEventId: string,
  onEventId: (id: string) => void,
): Promise<void> {
  const ending = new AbortController();
  const stop = reopenings(() => ending.abort());
  try {
    const events = open({
      lastEventId,
      signal: AbortSignal.any([signal, ending.signal]),
      onOpen: () => onConnection('live'),
      onEventId,
    });
    for await (const event of events) onEvent(event);
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  } finally {
    stop();
  }
}

/**
 * Follows a stream of events until the signal aborts or a failure is final, and takes it up after the last event seen
 * each time that it ends.
 *
 * @throws what `isFinal` says will not pass
 */
export async function follow<Event>(parts: FollowParts<Event>): Promise<void> {
  const { onConnection, isFinal, isOnline, patience, signal } = parts;
  let { lastEventId } = parts;
  let failures = 0;
  while (!signal.aborted) {
    try {
      await readOnce(parts, lastEventId, (id) => {
        lastEventId = id;
        failures = 0;
      });
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) throw error;
      onConnection(isOnline() ? 'reconnecting' : 'offline');
    }
    if (signal.aborted) return;
    await patience(delayBefore(failures), signal);
    failures += 1;
  }
}
