import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';

export interface HeardRequest {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** Resolves when all is sent. */
export type PeerAnswer = (response: ServerResponse, request: HeardRequest) => Promise<void> | void;

export interface TextPeer extends AsyncDisposable {
  /** With the API's version. */
  baseUrl: string;
  origin: string;
  heard: HeardRequest[];
  answer: PeerAnswer;
  /** Resolves when the caller has disconnected. */
  hungUp(): Promise<void>;
}

/** A loopback server of OpenAI's protocol with scripted answers. */
export async function openTextPeer(answer: PeerAnswer): Promise<TextPeer> {
  let closed: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    closed = new Promise((resolve) => response.once('close', resolve));
    const hear = async () => {
      const body: unknown = request.method === 'POST' ? await json(request) : undefined;
      const heard = { path: request.url, headers: request.headers, body };
      peer.heard.push(heard);
      await peer.answer(response, heard);
    };
    hear().catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const peer: TextPeer = {
    baseUrl: `${origin}/v1`,
    origin,
    heard: [],
    answer,
    hungUp: () => closed.then(() => undefined),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}

export function jsonPeer(status: number, body: unknown, headers: Record<string, string> = {}): PeerAnswer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Each piece in its own packet; stays open with `keepOpen`. */
export function streamPeer(pieces: readonly (string | Uint8Array)[], { keepOpen = false } = {}): PeerAnswer {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    response.socket?.setNoDelay(true);
    for (const piece of pieces) {
      response.write(piece);
      await setImmediate();
    }
    if (!keepOpen) response.end();
  };
}

export function event(data: unknown): string {
  return `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}

export function textEvent(content: string): string {
  return event({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] });
}

export function finishEvent(reason: string): string {
  return event({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: reason }] });
}

export function replyEvents(text: string): string[] {
  const usage = { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 };
  return [
    ...(text.match(/\S+\s*/g) ?? []).map(textEvent),
    finishEvent('stop'),
    event({ choices: [], usage }),
    event('[DONE]'),
  ];
}
