import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { listen, type Listening } from '../../listen.ts';
import { bodyOf } from '../bodies/body-slices.ts';
import type { AppEnv } from '../context.ts';
import type { ClientPace } from './slow-clients.ts';

const STEP_MS = 20;
const pace: ClientPace = { headersMs: 200, bodyMs: 200, answerMs: 200, bytesPerSecond: 100_000, checkMs: STEP_MS };
const LARGE = 32 * 1024 * 1024;
/** Filled before any connection opens: on a busy machine that takes longer than a client has for its headers. */
const largeBody = Buffer.alloc(LARGE, 'x');

let server: Listening;
const { promise: released, resolve: release } = Promise.withResolvers<void>();
const { promise: cutOff, resolve: onCutOff } = Promise.withResolvers<void>();
const { promise: begun, resolve: onBegun } = Promise.withResolvers<void>();
beforeAll(async () => {
  const app = new Hono<AppEnv>();
  const endless = {
    pull: (to) => to.enqueue(new Uint8Array(65_536)),
    cancel: onCutOff,
  } satisfies UnderlyingDefaultSource;
  app.get('/endless', () => new Response(new ReadableStream(endless)));
  app.onError((_, c) => c.text('The body ended too early', 400));
  app.post('/count', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength} bytes`));
  app.post('/held', async (c) => {
    await released;
    return c.text(`${(await c.req.arrayBuffer()).byteLength} bytes`);
  });
  app.post('/begun', async (c) => {
    onBegun();
    return c.text(`${(await c.req.arrayBuffer()).byteLength} bytes`);
  });
  app.get('/large', () => new Response(bodyOf(new Uint8Array(LARGE))));
  const config = { ...readConfig({ NODE_ENV: 'test', PORT: '0' }), drainMs: 0 };
  server = await listen(app, config, pace);
});
afterAll(() => server.drain());

interface Connection {
  socket: Socket;
  received: () => string;
  closed: Promise<void>;
}

async function open(): Promise<Connection> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
  socket.on('close', () => onClosed());
  // A cut connection may reset.
  socket.on('error', () => undefined);
  return { socket, received: () => text, closed };
}

/** Repeats bytes until done or disconnected. */
async function drip(socket: Socket, bytes: Buffer, times = Number.POSITIVE_INFINITY): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let sent = 0;
  const dripping = setInterval(() => {
    if (socket.destroyed || sent >= times) return end();
    socket.write(bytes);
    sent += 1;
  }, STEP_MS);
  await ended;
  clearInterval(dripping);
}

describe('a client is cut off', () => {
  it('whose head does not end', async () => {
    const { socket, received } = await open();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    await drip(socket, Buffer.from('x'));
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('whose body trickles, whatever length it promises', async () => {
    const { socket, received } = await open();
    socket.write(`POST /count HTTP/1.1\r\nhost: x\r\ncontent-length: ${LARGE}\r\n\r\n`);
    await drip(socket, Buffer.from('x'));
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('who takes a large answer too slowly', async () => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    socket.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n');
    const reading = setInterval(() => socket.read(STEP_MS), STEP_MS);
    await expect(cutOff).resolves.toBeUndefined();
    clearInterval(reading);
    socket.destroy();
  });
});

describe('a client may take its time', () => {
  it('with a body that comes along', async () => {
    const { socket, received, closed } = await open();
    const part = Buffer.alloc(20_000, 'x');
    const parts = (3 * pace.bodyMs) / STEP_MS;
    socket.write(
      `POST /count HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${parts * part.byteLength}\r\n\r\n`,
    );
    await drip(socket, part, parts);
    await closed;
    expect(received()).toContain(`${parts * part.byteLength} bytes`);
  });

  it('while the server does not read its body yet', async () => {
    const { socket, received, closed } = await open();
    socket.write(`POST /held HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${LARGE}\r\n\r\n`);
    socket.write(largeBody);
    // It has waited longer than both slow clients.
    for (let cut = 0; cut < 2; cut += 1) {
      const slow = await open();
      slow.socket.write(`POST /count HTTP/1.1\r\nhost: x\r\ncontent-length: ${LARGE}\r\n\r\n`);
      await drip(slow.socket, Buffer.from('x'));
    }
    expect(socket.destroyed).toBe(false);
    release();
    await closed;
    expect(received()).toContain(`${LARGE} bytes`);
  });

  it('while the server stands still', async () => {
    const { socket, received, closed } = await open();
    const part = Buffer.alloc(20_000, 'x');
    socket.write(
      `POST /begun HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${2 * part.byteLength}\r\n\r\n`,
    );
    await begun;
    socket.write(part);
    const until = performance.now() + 3 * pace.bodyMs;
    while (performance.now() < until);
    socket.write(part);
    await closed;
    expect(received()).toContain(`${2 * part.byteLength} bytes`);
  });

  it('between two requests, and gets a large answer whole', async () => {
    const { socket, received, closed } = await open();
    socket.write('GET /large HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    await closed;
    expect(received().length).toBeGreaterThan(LARGE);
  });
});

describe('connections of one address', () => {
  it('are refused beyond the limit, until one of them ends', async () => {
    const config = readConfig({ NODE_ENV: 'test', PORT: '0' });
    const limits = { ...config.limits, connectionsPerAddress: 2 };
    const limited = await listen(new Hono<AppEnv>(), { ...config, limits, drainMs: 0 });
    const { hostname, port } = new URL(limited.address);
    const ask = async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.once('data', () => resolve(true));
        socket.once('close', () => resolve(false));
      });
      return { socket, isOpen };
    };
    const [first, second] = [await ask(), await ask()];
    expect([first.isOpen, second.isOpen, (await ask()).isOpen]).toEqual([true, true, false]);
    await new Promise((resolve) => first.socket.once('close', resolve).end());
    await expect.poll(async () => (await ask()).isOpen).toBe(true);
    await limited.drain();
  });
});
