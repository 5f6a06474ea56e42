import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './testing/test-server.ts';
import { listen } from './listen.ts';

/** Resolves however the connection ends; one that is cut may reset. */
const untilClosed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve()));

/** The server has the head and waits for the body. */
async function beginRequest(address: string, server: TestServer) {
  const { Authorization } = await server.guest();
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const closed = untilClosed(socket);
  socket.write('POST /api/user/confirm-adult HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
  socket.write(`authorization: ${Authorization}\r\n`);
  socket.write('transfer-encoding: chunked\r\nexpect: 100-continue\r\n\r\n');
  while (!Buffer.concat(chunks).toString().includes('100 Continue')) await once(socket, 'data');
  return { socket, closed, received: () => Buffer.concat(chunks).toString() };
}

describe('drain', () => {
  it('finishes requests in flight and accepts no new ones', async () => {
    await using server = await createTestServer();
    const { address, drain } = await listen(server.app, server.deps.config);
    const request = await beginRequest(address, server);
    const drained = drain();
    await expect(fetch(`${address}/api/healthz`)).rejects.toThrow('fetch failed');
    request.socket.write('12\r\n{"confirmed":true}\r\n0\r\n\r\n');
    await request.closed;
    await drained;
    expect(request.received()).toContain('HTTP/1.1 200');
  });

  it('closes connections that outlast the drain time', async () => {
    await using server = await createTestServer({ config: { drainMs: 50 } });
    const { address, drain } = await listen(server.app, server.deps.config);
    const request = await beginRequest(address, server);
    await drain();
    await request.closed;
    expect(request.received()).not.toContain('HTTP/1.1 2');
  });

  it('does not wait for connections without a request', async () => {
    await using server = await createTestServer();
    const { address, drain } = await listen(server.app, server.deps.config);
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    // Now it knows the earlier connection.
    await fetch(`${address}/api/healthz`);
    const closed = untilClosed(socket);
    const began = performance.now();
    await drain();
    await closed;
    expect(performance.now() - began).toBeLessThan(server.deps.config.drainMs / 2);
  });
});
