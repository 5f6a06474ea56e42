import { connect } from 'node:net';
import { listen } from '../listen.ts';
import type { TestServer } from './test-server.ts';

export interface TestSocket extends AsyncDisposable {
  /** Without a trailing slash. */
  origin: string;
  /** Sends raw bytes; resolves at close or silence. */
  raw(bytes: string | Buffer): Promise<string>;
}

const SILENCE_MS = 1500;

/** For what only a socket can show. */
export async function openTestSocket({ app, deps }: Pick<TestServer, 'app' | 'deps'>): Promise<TestSocket> {
  const { address, drain } = await listen(app, deps.config);
  const { hostname, port } = new URL(address);
  return {
    origin: address,
    raw: (bytes) =>
      new Promise((resolve, reject) => {
        const chunks: Buffer[] = [];
        const socket = connect(Number(port), hostname, () => socket.write(bytes));
        socket.setTimeout(SILENCE_MS, () => socket.end());
        socket.on('data', (chunk) => chunks.push(chunk));
        socket.on('error', reject);
        socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
      }),
    [Symbol.asyncDispose]: drain,
  };
}
