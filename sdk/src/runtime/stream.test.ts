import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { listen, memoryStorage, sendJson } from '../../tests/loopback';
import { operations } from '../generated/examples';
import { configure, createDeviceSession, type Configuration } from '../index';
import { ConnectionError } from './answers/errors';
import { untilAborted, type ReconnectPolicy } from './reconnect';
import { stream } from './stream';

const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('complete') }),
]);
type Event = z.infer<typeof event>;

const text = (words: string): Event => ({ kind: 'text', text: words });
const frame = (id: number, data: unknown) => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Waiting takes no time, except for silence, which only a test's own clock brings about. */
const clock = {
  now: () => 0,
  sleep: (ms: number, signal?: AbortSignal | null) =>
    new Promise<void>((resolve, reject) => {
      if (ms < 45_000) resolve();
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
};

const read = (options: Partial<Parameters<typeof stream<{ data: Event }>>[1]> = {}) =>
  stream<{ data: Event }>('/chats/c-1/events', { method: 'GET', schema: event, ...options });

const collect = async (events: AsyncIterable<Event>) => {
  const seen: Event[] = [];
  for await (const one of events) seen.push(one);
  return seen;
};

/** A server of the given answers, one after the other, and the SDK aimed at it. */
async function serving(answers: RequestListener[], configuration: Partial<Configuration> = {}) {
  let next = 0;
  const server = await listen((request, response) => {
    const answer = answers[next];
    next += 1;
    answer?.(request, response);
  });
  configure({ baseUrl: server.baseUrl, clock, ...configuration });
  return server;
}

describe('stream', () => {
  it('yields each event, however the bytes are cut, and ends with the stream', async () => {
    await using server = await serving([
      async (_, response) => {
        begin(response);
        const bytes = Buffer.from(
          `: heartbeat\n\n${frame(1, text('Guten Tag, Häschen 🐇'))}${frame(2, { kind: 'complete' })}`,
        );
        for (const byte of bytes) {
          response.write(Buffer.of(byte));
          await new Promise(setImmediate);
        }
        response.end();
      },
    ]);

    await expect(collect(read())).resolves.toEqual([text('Guten Tag, Häschen 🐇'), { kind: 'complete' }]);
    expect(server.requests[0]?.headers.accept).toBe('text/event-stream');
  });

  it('takes a broken connection up again after the last event it saw', async () => {
    await using server = await serving([
      (_, response) => begin(response).write(frame(7, text('Once')), () => response.destroy()),
      (_, response) => begin(response).end(frame(8, text('upon')) + frame(9, { kind: 'complete' })),
    ]);

    await expect(collect(read({ lastEventId: '6' }))).resolves.toEqual([
      text('Once'),
      text('upon'),
      { kind: 'complete' },
    ]);
    expect(server.requests.map(({ headers }) => headers['last-event-id'])).toEqual(['6', '7']);
  });

  it('takes a silent connection for broken', async () => {
    const firstSilence = Promise.withResolvers<void>();
    let silences = 0;
    const silentClock = {
      now: () => 0,
      sleep: (ms: number) => {
        if (ms < 45_000) return Promise.resolve();
        silences += 1;
        return silences === 2 ? firstSilence.promise : new Promise<void>(() => undefined);
      },
    };
    await using server = await serving(
      [
        (_, response) => {
          begin(response).flushHeaders();
          firstSilence.resolve();
        },
        (_, response) => begin(response).end(frame(1, { kind: 'complete' })),
      ],
      { clock: silentClock },
    );

    await expect(collect(read())).resolves.toEqual([{ kind: 'complete' }]);
    expect(server.requests).toHaveLength(2);
  });

  it('gives up after five reconnections without an event', async () => {
    const onError = vi.fn<(error: Error) => void>();
    await using server = await serving(
      Array.from({ length: 9 }, (): RequestListener => (request) => request.socket.destroy()),
      { onError },
    );

    await expect(collect(read())).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(server.requests).toHaveLength(6);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('never sends a POST twice', async () => {
    await using server = await serving([(request) => request.socket.destroy()]);

    await expect(collect(read({ method: 'POST', body: '{}' }))).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['of another shape', JSON.stringify({ kind: 'text', text: 7 })],
    ['that is no JSON', 'once upon'],
  ])('refuses an event %s', async (_, data) => {
    await using server = await serving([(_request, response) => begin(response).end(`data: ${data}\n\n`)]);

    await expect(collect(read())).rejects.toMatchObject({ name: 'ContractError' });
    expect(server.requests).toHaveLength(1);
  });

  it('raises the failure that the server answers instead of a stream', async () => {
    await using server = await serving([
      (_, response) => sendJson(response, 404, operations.getCharacter.examples[404]['not-found']),
    ]);

    await expect(collect(read())).rejects.toMatchObject({ name: 'NotFoundError', reason: 'NOT_FOUND' });
    expect(server.requests).toHaveLength(1);
  });

  it('carries the session', async () => {
    await using server = await listen((_, response) => begin(response).end());
    const session = operations.deviceInit.examples[200].guest.data;
    const preferences = () => ({ contentMode: 'sfw', language: 'en-US' }) as const;
    const store = createDeviceSession({ storage: memoryStorage(session), preferences });
    configure({ baseUrl: server.baseUrl, clock, session: store, preferences });

    await collect(read());

    expect(server.requests[0]?.headers.authorization).toBe(session.Authorization);
  });

  it('closes the connection when the reader leaves the loop', async () => {
    const closed = Promise.withResolvers<void>();
    await using server = await serving([
      (_, response) => {
        begin(response).write(frame(1, text('Once')));
        response.on('close', closed.resolve);
      },
    ]);

    for await (const one of read()) {
      expect(one).toEqual(text('Once'));
      break;
    }

    await expect(closed.promise).resolves.toBeUndefined();
    expect(server.requests).toHaveLength(1);
  });

  it('ends with an AbortedError when the signal aborts', async () => {
    await using server = await serving([(_, response) => begin(response).write(frame(1, text('Once')))]);
    const leaving = new AbortController();

    const reading = (async () => {
      for await (const one of read({ signal: leaving.signal })) {
        expect(one).toEqual(text('Once'));
        leaving.abort();
      }
    })();

    await expect(reading).rejects.toMatchObject({ name: 'AbortedError' });
    expect(server.requests).toHaveLength(1);
  });
});

/** A connection of a server: the ids of its events, and how it ends. */
interface Connection {
  readonly ids: readonly number[];
  readonly end?: 'closed' | 'cut' | 'stays open';
}

const serveConnection =
  ({ ids, end = 'cut' }: Connection): RequestListener =>
  (_, response) => {
    begin(response).flushHeaders();
    response.write(ids.map((id) => frame(id, text(`event ${id}`))).join('') || ': open\n\n', () => {
      if (end === 'closed') response.end();
      if (end === 'cut') response.destroy();
    });
  };

/** Follows a server with these connections, one after the other, until the first one beyond them. */
async function following(connections: readonly Connection[], policy: Partial<ReconnectPolicy> = {}) {
  const leaving = new AbortController();
  const log: string[] = [];
  const waits: number[] = [];
  await using server = await serving([...connections.map(serveConnection), () => leaving.abort()]);
  const wait = async (ms: number) => void waits.push(ms);
  const events = read({
    lastEventId: '5',
    signal: leaving.signal,
    onOpen: () => log.push('open'),
    onLost: (error) => log.push(error.name),
    reconnect: { ...untilAborted, wait, ...policy },
  });
  const reading = (async () => {
    for await (const one of events) log.push(one.kind === 'text' ? one.text : one.kind);
  })();
  await expect(reading).rejects.toMatchObject({ name: 'AbortedError' });
  return { log, waits, asked: server.requests.map(({ headers }) => headers['last-event-id']) };
}

describe('a stream that is followed until the caller leaves', () => {
  it('resumes after the last event and says when the connection broke', async () => {
    const { asked, log } = await following([{ ids: [6, 7] }, { ids: [8] }]);

    expect(asked).toEqual(['5', '7', '8']);
    expect(log).toEqual(['open', 'event 6', 'event 7', 'ConnectionError', 'open', 'event 8', 'ConnectionError']);
  });

  it('reconnects at once when the server closes the stream, without reporting a loss', async () => {
    const { asked, log, waits } = await following([
      { ids: [6], end: 'closed' },
      { ids: [7], end: 'closed' },
    ]);

    expect(asked).toEqual(['5', '6', '7']);
    expect(log).toEqual(['open', 'event 6', 'open', 'event 7']);
    expect(waits).toEqual([0, 0]);
  });

  it('backs off while nothing arrives, up to 15 s, and starts over after an event', async () => {
    const { waits } = await following([{ ids: [] }, { ids: [] }, { ids: [] }, { ids: [6] }]);

    expect(waits).toEqual([0, 500, 1000, 0]);
    expect(untilAborted.delayMs(40, new ConnectionError('cut'), clock)).toBe(15_000);
  });

  it('replaces a connection that may have died unnoticed', async () => {
    let replaceConnection: (() => void) | undefined;
    const watch = (replace: () => void) => {
      replaceConnection = replace;
      return () => {
        replaceConnection = undefined;
      };
    };
    await using server = await serving([
      serveConnection({ ids: [6], end: 'stays open' }),
      serveConnection({ ids: [7], end: 'stays open' }),
    ]);
    const onLost = vi.fn<(error: Error) => void>();

    const seen: Event[] = [];
    for await (const one of read({ onLost, reconnect: { ...untilAborted, watch } })) {
      seen.push(one);
      if (seen.length === 2) break;
      replaceConnection?.();
    }

    expect(seen).toEqual([text('event 6'), text('event 7')]);
    expect(server.requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '6']);
    expect(onLost).not.toHaveBeenCalled();
    expect(replaceConnection).toBeUndefined();
  });

  it('ends with what the server refuses', async () => {
    const wait = vi.fn<NonNullable<ReconnectPolicy['wait']>>(async () => undefined);
    await using server = await serving([
      (_, response) => sendJson(response, 404, operations.getCharacter.examples[404]['not-found']),
    ]);

    await expect(collect(read({ reconnect: { ...untilAborted, wait } }))).rejects.toMatchObject({
      name: 'NotFoundError',
    });
    expect(server.requests).toHaveLength(1);
    expect(wait).not.toHaveBeenCalled();
  });
});
