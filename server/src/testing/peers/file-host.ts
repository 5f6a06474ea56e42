import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface HeardFetch {
  method: string;
  path: string;
  range: string | undefined;
}

const STORE = '/store';

/**
 * A host of large files as Hugging Face is one: an address answers with a redirect to a store, and with the size and the
 * SHA-256 of the file there.
 */
export class FileHost implements AsyncDisposable {
  readonly #server: Server;
  readonly heard: HeardFetch[] = [];
  bytes: Buffer;
  /** What it says; undefined for the truth. */
  digest: string | undefined;
  size: number | undefined;
  /** Of the next downloads: how many bytes are sent before the connection breaks. */
  cuts: number[] = [];
  /** Is waited for before the connection breaks; `end` is the last byte that was sent. */
  beforeCut: (end: number) => Promise<unknown> = async () => undefined;
  status = 200;
  knowsRanges = true;

  private constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async open(bytes: Buffer): Promise<FileHost> {
    const host = new FileHost(bytes);
    host.#server.listen(0, '127.0.0.1');
    await once(host.#server, 'listening');
    return host;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The host is closed');
    return `http://127.0.0.1:${address.port}`;
  }

  /** The ranges that were asked for; undefined for the whole file. */
  get ranges(): (string | undefined)[] {
    return this.heard.filter(({ method, path }) => method === 'GET' && path === STORE).map(({ range }) => range);
  }

  #answer({ headers, method = '', url: path = '' }: IncomingMessage, response: ServerResponse): void {
    this.heard.push({ method, path, range: headers.range });
    if (this.status !== 200) {
      response.writeHead(this.status).end();
      return;
    }
    if (path !== STORE) {
      const digest = this.digest ?? createHash('sha256').update(this.bytes).digest('hex');
      response.writeHead(302, {
        location: STORE,
        'x-linked-size': String(this.size ?? this.bytes.length),
        'x-linked-etag': `"${digest}"`,
      });
      response.end();
      return;
    }
    const start = this.knowsRanges ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0) : 0;
    const rest = this.bytes.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': rest.length });
    const cut = this.cuts.shift();
    if (cut === undefined) {
      response.end(rest);
      return;
    }
    response.flushHeaders();
    response.write(rest.subarray(0, cut));
    void this.beforeCut(start + cut).finally(() => response.destroy());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
