import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

import sharp from 'sharp';

/** How long the provider draws, in milliseconds. */
const DRAWING_MS = 900;

/** A provider of pictures in a process of the test: it outlives the servers that ask it, and counts their calls. */
export interface PictureProvider extends AsyncDisposable {
  readonly origin: string;
  /** How often it was asked for each prompt. */
  readonly asked: ReadonlyMap<string, number>;
}

/**
 * Opens a provider that keeps its jobs: `POST /jobs` with a prompt answers the id of a job, `GET /jobs/{id}` its picture
 * once it is drawn, and 202 before.
 */
export async function openPictureProvider(): Promise<PictureProvider> {
  const asked = new Map<string, number>();
  const readyAt: number[] = [];
  const data = await sharp({ create: { width: 96, height: 128, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.method === 'POST') {
        const { prompt } = (await json(request)) as { prompt: string };
        asked.set(prompt, (asked.get(prompt) ?? 0) + 1);
        // The answer may be lost with the server that waits for it.
        await delay(20);
        response.end(JSON.stringify({ jobId: String(readyAt.push(Date.now() + DRAWING_MS) - 1) }));
        return;
      }
      const at = readyAt[Number(request.url?.split('/').at(-1))];
      const isReady = at !== undefined && at <= Date.now();
      response.writeHead(isReady ? 200 : 202).end(isReady ? data : '');
    };
    answer().catch((error: Error) => response.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
