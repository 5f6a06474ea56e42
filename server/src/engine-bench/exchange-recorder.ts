import { Buffer } from 'node:buffer';
import type { BenchExchange } from '../contract/validators.ts';
import type { AnswerWatch, SentRequest } from '../providers/http/watched-request.ts';
import { showMessage, withoutSecrets, type Secret } from './wire-text.ts';

/** Of each body; the rest is only counted. */
const MOST_BYTES = 256 * 1024;
const MOST_EXCHANGES = 24;
const MOST_URL_LETTERS = 2_000;

interface Collected {
  bytes: number;
  chunks: Uint8Array[];
  kept: number;
}

interface Exchange {
  request: SentRequest;
  begunAt: number;
  endedAt: number | undefined;
  status: number | null;
  headers: Readonly<Record<string, string>>;
  answer: Collected;
}

/** Records what goes to the server of an engine and comes back, without keys and bounded. */
export class ExchangeRecorder {
  readonly #secrets: readonly Secret[];
  readonly #own: Secret | undefined;
  #exchanges: Exchange[] = [];
  #taken = 0;

  /** @param own The key of the engine that is run. */
  constructor(secrets: readonly Secret[], own: Secret | undefined) {
    this.#secrets = secrets;
    this.#own = own;
  }

  readonly watch = (request: SentRequest): AnswerWatch => {
    const exchange: Exchange = {
      request,
      begunAt: performance.now(),
      endedAt: undefined,
      status: null,
      headers: {},
      answer: { bytes: 0, chunks: [], kept: 0 },
    };
    this.#exchanges.push(exchange);
    return {
      begun(status, headers) {
        exchange.status = status;
        exchange.headers = headers;
      },
      piece: (bytes) => collect(exchange.answer, bytes),
      ended() {
        exchange.endedAt = performance.now();
      },
    };
  };

  /** Those that ended since the last time. A look that is repeated is held back: only the last of a row says something. */
  take(): BenchExchange[] {
    const first = this.#exchanges.findIndex(({ endedAt }) => endedAt === undefined);
    const ended = first < 0 ? this.#exchanges.length : first;
    const done = this.#exchanges.splice(0, Math.max(0, ended - 1));
    return this.#show(done, this.#exchanges[0]);
  }

  close(): BenchExchange[] {
    return this.#show(this.#exchanges.splice(0), undefined);
  }

  #show(exchanges: readonly Exchange[], held: Exchange | undefined): BenchExchange[] {
    const telling = exchanges.filter((exchange, index) => !isSameLook(exchange, exchanges[index + 1] ?? held));
    const room = telling.slice(0, MOST_EXCHANGES - this.#taken);
    this.#taken += room.length;
    return room.map((exchange) => this.#shown(exchange));
  }

  #shown({ answer, begunAt, endedAt = performance.now(), headers, request, status }: Exchange): BenchExchange {
    const sent = Buffer.from(request.body ?? '');
    return {
      method: methodOf(request.method),
      url: this.#urlOf(request),
      variable: this.#own?.variable ?? null,
      request: showMessage(
        { headers: request.headers, body: sent.subarray(0, MOST_BYTES), bytes: sent.byteLength },
        this.#secrets,
        this.#own,
      ),
      status,
      answer: showMessage(
        { headers, body: Buffer.concat(answer.chunks), bytes: answer.bytes },
        this.#secrets,
        this.#own,
      ),
      ms: Math.round(endedAt - begunAt),
    };
  }

  #urlOf({ url }: SentRequest): string {
    const address = new URL(url);
    address.username = '';
    address.password = '';
    return withoutSecrets(address.href, this.#secrets).slice(0, MOST_URL_LETTERS);
  }
}

function collect(answer: Collected, bytes: Uint8Array): void {
  answer.bytes += bytes.byteLength;
  const room = bytes.subarray(0, MOST_BYTES - answer.kept);
  if (room.byteLength === 0) return;
  answer.kept += room.byteLength;
  answer.chunks.push(room);
}

function isSameLook({ request }: Exchange, next: Exchange | undefined): boolean {
  return request.method === 'GET' && next?.request.method === 'GET' && next.request.url === request.url;
}

function methodOf(method: string): BenchExchange['method'] {
  return method === 'GET' || method === 'DELETE' ? method : 'POST';
}
