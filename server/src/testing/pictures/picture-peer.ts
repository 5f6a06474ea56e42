import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

export type PictureFault =
  | 'none'
  | 'busy'
  | 'refuses'
  | 'fails'
  | 'html'
  | 'redirects'
  | 'half-picture'
  | 'other-size'
  | 'no-picture'
  | 'cut-off'
  | 'too-long'
  | 'silent'
  | 'job-lost'
  | 'interrupted';

export interface HeardCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

export interface Reply {
  status?: number;
  json?: unknown;
  bytes?: Uint8Array;
  events?: readonly unknown[];
}

/** Undefined for 404. */
export type Answer = (call: HeardCall) => Promise<Reply | undefined> | Reply | undefined;

/** A loopback server of a picture protocol with switchable faults. */
export class PicturePeer implements AsyncDisposable {
  fault: PictureFault = 'none';
  readonly heard: HeardCall[] = [];
  #hungUp = Promise.withResolvers<void>();
  readonly #server;
  readonly #answer: Answer;
  readonly #drawing: ReadonlySet<string>;

  /** `drawing`: the paths where faults occur. */
  constructor(answer: Answer, drawing: readonly string[]) {
    this.#answer = answer;
    this.#drawing = new Set(drawing);
    this.#server = createServer((request, response) => {
      response.on('close', () => {
        if (!response.writableFinished) this.#hungUp.resolve();
      });
      const hear = async (): Promise<void> => {
        const url = new URL(request.url ?? '', 'http://peer');
        const { headers, method = '' } = request;
        const call = { method, headers, path: url.pathname, query: url.searchParams, bytes: await buffer(request) };
        this.heard.push(call);
        await this.#say(response, call);
      };
      hear().catch((error: Error) => response.destroy(error));
    });
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The peer has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Oldest first. */
  callsOf(path: string): HeardCall[] {
    return this.heard.filter((call) => call.path === path);
  }

  lastJson(path: string): unknown {
    return JSON.parse(this.callsOf(path).at(-1)?.bytes.toString() ?? 'null');
  }

  hungUp(): Promise<void> {
    return this.#hungUp.promise;
  }

  async leave(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#server.listening) await this.leave();
  }

  async #say(response: ServerResponse, call: HeardCall): Promise<void> {
    const fault = this.#drawing.has(call.path) ? FAULTS[this.fault] : undefined;
    if (fault !== undefined) {
      fault(response);
      return;
    }
    const reply = await this.#answer(call);
    write(response, reply ?? { status: 404, json: { detail: 'Not Found' } });
  }
}

/** Common to all protocols. */
const FAULTS: Partial<Record<PictureFault, (response: ServerResponse) => void>> = {
  busy: (response) => write(response, { status: 429, json: { error: { message: 'Too many' } } }),
  fails: (response) => write(response, { status: 500, json: { error: 'OutOfMemoryError' } }),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  redirects: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end(),
  'cut-off': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
    response.write('{"images": ["');
    setImmediate(() => response.destroy());
  },
  'too-long': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(1024 * 1024, 'A');
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  silent: () => undefined,
};

function write(response: ServerResponse, { bytes, events, json, status = 200 }: Reply): void {
  if (events !== undefined) {
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end();
  } else if (bytes !== undefined) {
    response.writeHead(status, { 'content-type': 'image/png' }).end(bytes);
  } else {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  }
}

const drawn = new Map<string, Promise<Buffer>>();

/** One colour, which is the seed. */
export async function flatPicture(width: number, height: number, seed = 0): Promise<Buffer> {
  const key = `${width}×${height} ${seed % 256}`;
  const made =
    drawn.get(key) ??
    sharp({ create: { width, height, channels: 3, background: { r: seed % 256, g: 60, b: 90 } } })
      .png()
      .toBuffer();
  drawn.set(key, made);
  return made;
}

export async function faultyPicture(fault: PictureFault, width: number, height: number, seed = 0): Promise<Buffer> {
  const whole = await flatPicture(fault === 'other-size' ? width + 8 : width, height, seed);
  return fault === 'half-picture' ? whole.subarray(0, Math.floor(whole.length / 2)) : whole;
}
