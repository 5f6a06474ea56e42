import { AsyncLocalStorage } from 'node:async_hooks';

export interface SentRequest {
  method: string;
  url: string;
  /** With keys. */
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | undefined;
}

/** Receives its answer. One that breaks off has no end. */
export interface AnswerWatch {
  begun(status: number, headers: Readonly<Record<string, string>>): void;
  piece(bytes: Uint8Array): void;
  ended(): void;
}

export type WatchRequest = (request: SentRequest) => AnswerWatch;

const watching = new AsyncLocalStorage<WatchRequest>();

export function watchRequests<Value>(watch: WatchRequest, work: () => Promise<Value>): Promise<Value> {
  return watching.run(watch, work);
}

/** Undefined outside of `watchRequests`. */
export function watchRequest(request: SentRequest): AnswerWatch | undefined {
  return watching.getStore()?.(request);
}

export function watchedBody<Bytes extends Uint8Array>(
  body: ReadableStream<Bytes>,
  watch: AnswerWatch,
): ReadableStream<Bytes> {
  return body.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform(chunk, controller) {
        watch.piece(chunk);
        controller.enqueue(chunk);
      },
      flush: () => watch.ended(),
    }),
  );
}

interface WatchedInit extends Omit<RequestInit, 'body' | 'headers'> {
  method: 'POST';
  headers: Headers;
  body: string;
}

export async function watchedFetch(url: string, init: WatchedInit): Promise<Response> {
  const { body, headers, method } = init;
  const watch = watchRequest({ method, url, headers: Object.fromEntries(headers), body });
  const response = await fetch(url, init);
  if (watch === undefined) return response;
  watch.begun(response.status, Object.fromEntries(response.headers));
  if (response.body === null) {
    watch.ended();
    return response;
  }
  const { status, statusText } = response;
  return new Response(watchedBody(response.body, watch), { status, statusText, headers: response.headers });
}
