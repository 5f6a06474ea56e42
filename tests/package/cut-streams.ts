import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A proxy that breaks event streams. */
export interface CuttingProxy extends AsyncDisposable {
  readonly origin: string;
  /** How many connections it has cut. */
  cuts(): number;
}

/**
 * Starts a proxy before a server that passes everything on, but cuts the first two event streams after the first of
 * their events, as a network does.
 */
export async function cutStreams(target: string): Promise<CuttingProxy> {
  const most = 2;
  let cuts = 0;
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      const isCut = answer.headers['content-type']?.includes('text/event-stream') === true && cuts < most;
      if (!isCut) {
        answer.pipe(outgoing);
        return;
      }
      answer.on('data', (part: Buffer) => {
        outgoing.write(part);
        if (!part.includes('data:')) return;
        cuts += 1;
        outgoing.destroy();
        answer.destroy();
      });
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    [Symbol.asyncDispose]: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
