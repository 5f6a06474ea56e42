/** What is used of an event of Chrome's trace format; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The processor's time on the thread; missing where it could not be known. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** What Lighthouse's mobile defaults slow a processor down by. */
const slowdown = 4;
/** A longer task keeps a tap waiting (https://web.dev/articles/tbt), in milliseconds. */
const longTask = 50;

const isOfPage = ({ args }: TraceEvent) => args?.data?.documentLoaderURL?.startsWith('http') ?? false;

/**
 * Total blocking time by the processor's time on the main thread after the first contentful paint, in milliseconds of a
 * slow phone. Lighthouse's own figure goes by the clock and so grows with whatever else the machine does.
 */
export function blockedTime(events: readonly TraceEvent[]): number {
  const start = events.findLast((event) => event.name === 'navigationStart' && isOfPage(event));
  const paint = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === start?.pid);
  if (paint === undefined) throw new Error('The trace holds no first paint.');
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - longTask), 0);
}
