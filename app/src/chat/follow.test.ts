import { expect, test, vi } from 'vitest';

import { delayBefore, follow, type Connection, type FollowParts } from './follow';

/** One connection: the ids of its events, and how it ends. */
interface Opening {
  readonly ids: readonly string[];
  readonly end?: Error | 'stays open';
}

/** Follows a server that answers with these connections, one after the other, until `until` of them were opened. */
async function following(openings: readonly Opening[], more: Partial<FollowParts<string>> = {}) {
  const leaving = new AbortController();
  const asked: string[] = [];
  const seen: string[] = [];
  const connections: Connection[] = [];
  const waits: number[] = [];
  await follow<string>({
    open: async function* ({ lastEventId, signal, onOpen, onEventId }) {
      const opening = openings[asked.length];
      asked.push(lastEventId);
      if (opening === undefined) {
        leaving.abort();
        return;
      }
      onOpen();
      for (const id of opening.ids) {
        onEventId(id);
        yield `event ${id}`;
      }
      if (opening.end instanceof Error) throw opening.end;
      if (opening.end === 'stays open') {
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      }
    },
    lastEventId: '5',
    onEvent: (event) => void seen.push(event),
    onConnection: (connection) => void connections.push(connection),
    isFinal: (error) => error instanceof RangeError,
    isOnline: () => true,
    patience: async (ms) => void waits.push(ms),
    reopenings: () => () => undefined,
    signal: leaving.signal,
    ...more,
  });
  return { asked, seen, connections, waits };
}

test('a broken connection is taken up after the last event seen', async () => {
  const { asked, seen, connections } = await following([
    { ids: ['6', '7'], end: new Error('cut') },
    { ids: ['8'], end: new Error('cut') },
  ]);
  expect(asked).toEqual(['5', '7', '8']);
  expect(seen).toEqual(['event 6', 'event 7', 'event 8']);
  expect(connections).toEqual(['live', 'reconnecting', 'live', 'reconnecting']);
});

test('a server that closes the stream is asked for another one at once', async () => {
  const { asked, connections, waits } = await following([{ ids: ['6'] }, { ids: ['7'] }]);
  expect(asked).toEqual(['5', '6', '7']);
  expect(connections).toEqual(['live', 'live']);
  expect(waits).toEqual([0, 0]);
});

test('the longer nothing comes, the longer it waits, up to a quarter of a minute', async () => {
  const cut = { ids: [], end: new Error('cut') };
  const { waits } = await following([cut, cut, cut, cut]);
  expect(waits).toEqual([0, 500, 1000, 2000]);
  expect(delayBefore(40)).toBe(15_000);
});

test('an event makes it patient anew', async () => {
  const cut = new Error('cut');
  const { waits } = await following([
    { ids: [], end: cut },
    { ids: [], end: cut },
    { ids: ['6'], end: cut },
  ]);
  expect(waits).toEqual([0, 500, 0]);
});

test('without a network it says so', async () => {
  const { connections } = await following([{ ids: [], end: new Error('cut') }], { isOnline: () => false });
  expect(connections).toEqual(['live', 'offline']);
});

test('what will not pass ends it', async () => {
  const patience = vi.fn<FollowParts<string>['patience']>(async () => undefined);
  await expect(following([{ ids: [], end: new RangeError('gone') }], { patience })).rejects.toThrow('gone');
  expect(patience).not.toHaveBeenCalled();
});

test('a connection that looks alive is opened anew when that is worth it', async () => {
  let reopen: (() => void) | undefined;
  const { asked } = await following([{ ids: ['6'], end: 'stays open' }], {
    reopenings: (call) => {
      reopen = call;
      return () => {
        reopen = undefined;
      };
    },
    onEvent: () => queueMicrotask(() => reopen?.()),
  });
  expect(asked).toEqual(['5', '6']);
});
