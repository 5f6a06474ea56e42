import { configure, streamChatEvents, type ChatEvent } from '@fabula/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { subscribe, type Connection } from './event-subscription';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  configure({ baseUrl: '/api' });
});

const closing: ChatEvent = { kind: 'closing' };

type Answer = (signal: AbortSignal) => Response;

const openStream =
  (id: number, end: 'cut' | 'stays open'): Answer =>
  (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(closing)}\n\n`));
        signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
      },
      pull(controller) {
        if (end === 'cut') controller.error(new Error('cut'));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

function subscribing(answers: readonly Answer[]) {
  const asked: (string | null)[] = [];
  const events: ChatEvent[] = [];
  const connections: Connection[] = [];
  const onEnded = vi.fn<(error: unknown) => void>();
  let replace: (() => void) | undefined;
  configure({
    baseUrl: 'http://server.test/api',
    fetch: async (_, { headers, signal }) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(new Headers(headers).get('last-event-id'));
      if (answer === undefined || !signal) throw new Error('No answer');
      signal.throwIfAborted();
      return answer(signal);
    },
  });
  const unsubscribe = subscribe<ChatEvent>(
    {
      open: (controls) => streamChatEvents('cht-1', controls),
      onEvents: (arrived) => void events.push(...arrived),
      onEnded,
    },
    {
      lastEventId: '5',
      onConnection: (connection) => void connections.push(connection),
      watch: (call) => {
        replace = call;
        return () => undefined;
      },
    },
  );
  return { asked, events, connections, onEnded, unsubscribe, replace: () => replace?.() };
}

test('resumes a broken connection after its last event and says that it is reconnecting meanwhile', async () => {
  const { asked, events, connections, unsubscribe } = subscribing([openStream(6, 'cut'), openStream(7, 'stays open')]);
  await vi.waitFor(() => expect(events).toHaveLength(2));
  unsubscribe();
  expect(asked).toEqual(['5', '6']);
  expect(connections).toEqual(['live', 'reconnecting', 'live']);
});

test('says that the browser is offline when the connection broke for that reason', async () => {
  const { connections, unsubscribe } = subscribing([
    () => {
      isOnline = false;
      throw new TypeError('Failed to fetch');
    },
  ]);
  await vi.waitFor(() => expect(connections).toContain('offline'));
  unsubscribe();
});

test('a connection that is replaced is never shown as lost', async () => {
  const { asked, connections, events, replace, unsubscribe } = subscribing([
    openStream(6, 'stays open'),
    openStream(7, 'stays open'),
  ]);
  await vi.waitFor(() => expect(events).toHaveLength(1));
  replace();
  await vi.waitFor(() => expect(asked).toEqual(['5', '6']));
  await vi.waitFor(() => expect(events).toHaveLength(2));
  unsubscribe();
  expect(connections).toEqual(['live', 'live']);
});

test('ends with the answer of a server that refuses the stream', async () => {
  const refusal = { code: 404, message: 'Not found', data: null };
  const { asked, onEnded } = subscribing([() => Response.json(refusal, { status: 404 })]);
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  expect(asked).toEqual(['5']);
});

test('hands nothing over after it was ended', async () => {
  const { asked, events, onEnded, unsubscribe } = subscribing([openStream(6, 'stays open')]);
  unsubscribe();
  await vi.waitFor(() => expect(asked).toEqual(['5']));
  await new Promise(setImmediate);
  expect(events).toEqual([]);
  expect(onEnded).not.toHaveBeenCalled();
});
