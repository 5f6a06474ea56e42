import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { readEvents } from '../http/event-stream.ts';
import { SilenceLimit } from '../http/silence-limit.ts';
import { watchedBody, watchRequest } from '../http/watched-request.ts';
import { EngineError } from './engine-error.ts';
import { failureOfStatus } from './failure.ts';
import { encodeForm, type FormPart } from './multipart.ts';

export const MOST_FILE_BYTES = 32 * 1024 * 1024;
/** Base64 with JSON. */
const MOST_ANSWER_BYTES = Math.ceil((MOST_FILE_BYTES * 4) / 3) + 1024 * 1024;
const MOST_ERROR_BYTES = 64 * 1024;
const MOST_WAIT_MS = 24 * 3_600_000;

export interface EngineHostOptions {
  baseUrl: string;
  /** A bearer token, or `user:password`. */
  apiKey: string | undefined;
  stallMs: number;
}

export interface HostRequest {
  method: 'GET' | 'POST' | 'DELETE';
  json?: unknown;
  form?: readonly FormPart[];
}

interface HostAnswer {
  status: number;
  mime: string;
  body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** An engine's one server, with bounded bytes and silence, without redirects. `fetch` gives up after five minutes. */
export class EngineHost {
  readonly #options: EngineHostOptions;

  constructor(options: EngineHostOptions) {
    this.#options = options;
  }

  get stallMs(): number {
    return this.#options.stallMs;
  }

  get origin(): string {
    return new URL(this.#options.baseUrl).origin;
  }

  /**
   * A response's JSON; `path` is below the base address, or an address of the same origin. Throws EngineError.
   */
  async json(path: string, request: HostRequest, signal: AbortSignal): Promise<unknown> {
    return this.#within(signal, async (ended, silence) => {
      const answer = await this.#ask(path, request, ended, silence);
      return parsed(await readWhole(answer.body, MOST_ANSWER_BYTES, silence));
    });
  }

  /** Ignores the response's body. Throws EngineError. */
  async post(path: string, json: unknown, signal: AbortSignal): Promise<void> {
    await this.#within(signal, async (ended, silence) => {
      const answer = await this.#ask(path, { method: 'POST', json }, ended, silence);
      await answer.body.cancel();
    });
  }

  /** Ignores the response's body. Throws EngineError. */
  async remove(path: string, signal: AbortSignal): Promise<void> {
    await this.#within(signal, async (ended, silence) => {
      const answer = await this.#ask(path, { method: 'DELETE' }, ended, silence);
      await answer.body.cancel();
    });
  }

  /** @param most Bytes; a longer response is `broken`. */
  async bytes(
    path: string,
    signal: AbortSignal,
    most = MOST_FILE_BYTES,
    request: HostRequest = { method: 'GET' },
  ): Promise<Uint8Array<ArrayBuffer>> {
    return this.#within(signal, async (ended, silence) => {
      const answer = await this.#ask(path, request, ended, silence);
      return readWhole(answer.body, most, silence);
    });
  }

  /** Each event's JSON; one from a server that does not stream. */
  async *events(path: string, request: HostRequest, signal: AbortSignal): AsyncGenerator {
    const { ended, silence } = this.#limits(signal);
    try {
      const answer = await this.#ask(path, request, ended, silence);
      if (answer.mime !== 'text/event-stream') {
        yield parsed(await readWhole(answer.body, MOST_ANSWER_BYTES, silence));
        return;
      }
      const body = answer.body.pipeThrough(byteLimit(MOST_ANSWER_BYTES * 4));
      for await (const data of readEvents(body, silence)) if (data !== '[DONE]') yield parsed(Buffer.from(data));
    } catch (error) {
      throw failureOf(error, ended);
    }
  }

  /** `json`, undefined for a 404. */
  async find(path: string, signal: AbortSignal): Promise<unknown> {
    return this.#within(signal, async (ended, silence) => {
      const answer = await this.#send(path, { method: 'GET' }, ended, silence);
      if (answer.status === 404) {
        await answer.body.cancel();
        return undefined;
      }
      return parsed(await readWhole((await checked(answer, silence)).body, MOST_ANSWER_BYTES, silence));
    });
  }

  /** `json` without a silence limit: the caller watches. */
  async slowJson(path: string, json: unknown, signal: AbortSignal): Promise<unknown> {
    const patient = new SilenceLimit(MOST_WAIT_MS, stalled);
    try {
      const answer = await this.#ask(path, { method: 'POST', json }, signal, patient);
      return parsed(await readWhole(answer.body, MOST_ANSWER_BYTES, this.#silence()));
    } catch (error) {
      throw failureOf(error, signal);
    }
  }

  #limits(signal: AbortSignal): { ended: AbortSignal; silence: SilenceLimit } {
    const silence = this.#silence();
    return { silence, ended: AbortSignal.any([signal, silence.signal]) };
  }

  #silence(): SilenceLimit {
    return new SilenceLimit(this.#options.stallMs, stalled);
  }

  async #within<Value>(
    signal: AbortSignal,
    work: (ended: AbortSignal, silence: SilenceLimit) => Promise<Value>,
  ): Promise<Value> {
    const { ended, silence } = this.#limits(signal);
    try {
      return await work(ended, silence);
    } catch (error) {
      throw failureOf(error, ended);
    }
  }

  async #ask(path: string, request: HostRequest, signal: AbortSignal, silence: SilenceLimit): Promise<HostAnswer> {
    return checked(await this.#send(path, request, signal, silence), silence);
  }

  async #send(path: string, request: HostRequest, signal: AbortSignal, silence: SilenceLimit): Promise<HostAnswer> {
    signal.throwIfAborted();
    const { baseUrl } = this.#options;
    const url = new URL(path.startsWith('/') ? baseUrl + path : path);
    if (url.origin !== this.origin) throw new EngineError('broken', 'The engine names another host');
    const content = contentOf(request);
    const headers = { accept: '*/*', connection: 'close', ...content?.headers, ...this.#authorization() };
    const call = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url, {
      method: request.method,
      headers,
      signal,
      agent: false,
    });
    const answered = Promise.withResolvers<IncomingMessage>();
    call.on('response', answered.resolve);
    call.on('error', answered.reject);
    call.end(content?.bytes);
    const watch = watchRequest({ method: request.method, url: url.href, headers, body: content?.bytes });
    const message = await silence.wait(answered.promise);
    const answer = answerOf(message);
    if (watch === undefined) return answer;
    watch.begun(answer.status, flatHeaders(message.headers));
    return { ...answer, body: watchedBody(answer.body, watch) };
  }

  #authorization(): Record<string, string> {
    const { apiKey } = this.#options;
    if (apiKey === undefined) return {};
    const isPair = apiKey.includes(':');
    return { authorization: isPair ? `Basic ${Buffer.from(apiKey).toString('base64')}` : `Bearer ${apiKey}` };
  }
}

function stalled(ms: number): EngineError {
  return new EngineError('stalled', `The engine was silent for ${ms} ms`);
}

async function checked(answer: HostAnswer, silence: SilenceLimit): Promise<HostAnswer> {
  if (answer.status >= 200 && answer.status < 300) return answer;
  const body = await readWhole(answer.body, MOST_ERROR_BYTES, silence).catch(() => new Uint8Array());
  throw failureOfStatus(answer.status, Buffer.from(body).toString());
}

interface Content {
  headers: Record<string, string>;
  bytes: Uint8Array;
}

function contentOf({ form, json }: HostRequest): Content | undefined {
  if (form !== undefined) {
    const { bytes, contentType } = encodeForm(form);
    return { bytes, headers: sizedHeaders(contentType, bytes) };
  }
  if (json === undefined) return undefined;
  const bytes = Buffer.from(JSON.stringify(json));
  return { bytes, headers: sizedHeaders('application/json', bytes) };
}

function sizedHeaders(contentType: string, bytes: Uint8Array): Record<string, string> {
  return { 'content-type': contentType, 'content-length': String(bytes.byteLength) };
}

function answerOf(message: IncomingMessage): HostAnswer {
  const mime = (message.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return { status: message.statusCode ?? 0, mime, body: bytesOf(message) };
}

function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]));
}

/** Fails when it ends early. */
function bytesOf(message: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Buffer<ArrayBuffer>> = message[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done !== true) controller.enqueue(new Uint8Array(value));
      else if (message.complete) controller.close();
      else controller.error(new Error('The answer broke off'));
    },
    cancel() {
      message.destroy();
    },
  });
}

function byteLimit(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > most) controller.error(tooLong());
      else controller.enqueue(chunk);
    },
  });
}

async function readWhole(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
  silence: SilenceLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await silence.wait(reader.read());
      if (done) return new Uint8Array(Buffer.concat(chunks));
      length += value.byteLength;
      if (length > most) throw tooLong();
      chunks.push(value);
    }
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError('broken', 'The answer broke off', { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function tooLong(): EngineError {
  return new EngineError('broken', 'The answer is longer than it may be');
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
  } catch (cause) {
    throw new EngineError('broken', 'The answer is not JSON', { cause });
  }
}

function failureOf(error: unknown, ended: AbortSignal): unknown {
  if (ended.aborted) return ended.reason;
  if (error instanceof EngineError) return error;
  return new EngineError('unavailable', 'The engine does not answer', { cause: error });
}
