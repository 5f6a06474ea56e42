import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ClientPace {
  headersMs: number;
  bodyMs: number;
  answerMs: number;
  bytesPerSecond: number;
  checkMs: number;
}

/** Slower than any usable connection; cut within 15 s (requests) and a minute (responses). */
export const usualPace: ClientPace = {
  headersMs: 10_000,
  bodyMs: 10_000,
  answerMs: 20_000,
  bytesPerSecond: 8_192,
  checkMs: 2_000,
};

interface Mark {
  /** In time that the server was awake. */
  at: number;
  bytes: number;
}

interface ArrivingBody extends Mark {
  outgoing: ServerResponse;
}

const REQUEST_TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Cuts connections that send bodies or take responses too slowly. `node:http` cannot: its deadline for a trickle also
 * stops a large upload on a phone, and it has none for responses.
 */
export function cutSlowClients(server: Server, pace: ClientPace): void {
  const waiting = new Map<Socket, Mark | undefined>();
  const arriving = new Map<IncomingMessage, ArrivingBody>();
  server.on('connection', (socket) => {
    waiting.set(socket, undefined);
    socket.once('close', () => waiting.delete(socket));
  });
  server.on('request', (incoming, outgoing) => {
    if (!hasBody(incoming)) return;
    arriving.set(incoming, { at: awakeMs, bytes: incoming.socket.bytesRead, outgoing });
    incoming.once('close', () => arriving.delete(incoming));
  });
  // Counted by checks: while the server itself stood still, it read nothing that its clients sent.
  let awakeMs = 0;
  const checking = setInterval(() => {
    awakeMs += pace.checkMs;
    for (const [incoming, mark] of arriving) checkBody(incoming, mark, awakeMs);
    for (const [socket, mark] of waiting) waiting.set(socket, checkAnswer(socket, mark, awakeMs));
  }, pace.checkMs);
  server.once('close', () => clearInterval(checking));

  function isTooSlow(mark: Mark, bytes: number, now: number): boolean {
    return (bytes - mark.bytes) * 1000 < pace.bytesPerSecond * (now - mark.at);
  }

  function checkBody(incoming: IncomingMessage, mark: ArrivingBody, now: number): void {
    if (incoming.complete) {
      arriving.delete(incoming);
      return;
    }
    if (now - mark.at < pace.bodyMs) return;
    const { socket } = incoming;
    // A body that waits for memory is not read, so its client cannot send.
    const isHeldUp = incoming.readableLength >= incoming.readableHighWaterMark;
    if (isHeldUp || !isTooSlow(mark, socket.bytesRead, now)) {
      arriving.set(incoming, { ...mark, at: now, bytes: socket.bytesRead });
      return;
    }
    if (!mark.outgoing.headersSent) socket.write(REQUEST_TIMEOUT);
    socket.destroySoon();
  }

  function checkAnswer(socket: Socket, mark: Mark | undefined, now: number): Mark | undefined {
    if (socket.writableLength === 0) return undefined;
    const bytes = socket.bytesWritten - socket.writableLength;
    if (mark === undefined) return { at: now, bytes };
    if (now - mark.at < pace.answerMs) return mark;
    if (isTooSlow(mark, bytes, now)) socket.destroy();
    return { at: now, bytes };
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
