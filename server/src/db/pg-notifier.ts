import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from 'pino';

const CHANNEL = 'fabula_news';
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;
/** A stream has news ten times a second: topics are sent together. */
const TELL_EVERY_MS = 15;
/** PostgreSQL's limit is 8,000 bytes. */
const MOST_LETTERS = 7_000;

export interface NotificationListener {
  onNotify(topics: readonly string[]): void;
  /** Notifications may have been missed: check everything. */
  onReconnect(): void;
}

/** LISTEN and NOTIFY over its own connection, reopened after a loss. Notices are hints: servers also poll. */
export class PgNotifier {
  readonly #url: string;
  readonly #log: Logger;
  readonly #sender = randomUUID().slice(0, 8);
  readonly #listeners = new Set<NotificationListener>();
  readonly #waiting = new Set<string>();
  #client: Client | undefined;
  #opening = false;
  #closed = false;
  #retryMs = FIRST_RETRY_MS;
  #timer: NodeJS.Timeout | undefined;
  #telling: NodeJS.Timeout | undefined;
  #told = Promise.resolve();

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  get listening(): boolean {
    return this.#client !== undefined;
  }

  listen(listener: NotificationListener): void {
    this.#listeners.add(listener);
  }

  open(): void {
    if (this.#client !== undefined || this.#opening || this.#closed || this.#timer !== undefined) return;
    this.#opening = true;
    this.#connect()
      .catch((error: unknown) => this.#lost(error))
      .finally(() => {
        this.#opening = false;
      });
  }

  notify(topic: string): void {
    this.open();
    this.#waiting.add(topic);
    this.#telling ??= setTimeout(() => void this.#tellNow(), TELL_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#telling);
    await this.#tellNow();
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new Client({ connectionString: this.#url, connectionTimeoutMillis: 2_000, keepAlive: true });
    client.on('error', (error) => this.#lost(error, client));
    client.on('end', () => this.#lost(new Error('The connection has ended'), client));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) {
      await client.end();
      return;
    }
    this.#client = client;
    this.#retryMs = FIRST_RETRY_MS;
    for (const listener of this.#listeners) listener.onReconnect();
    await this.#tellNow();
  }

  #lost(error: unknown, client?: Client): void {
    if (this.#closed || (client !== undefined && client !== this.#client)) return;
    this.#client = undefined;
    this.#log.warn({ err: error }, 'listening for notices failed, polling instead');
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.open();
    }, this.#retryMs).unref();
    this.#retryMs = Math.min(LAST_RETRY_MS, this.#retryMs * 2);
  }

  #hear(payload: string): void {
    const [sender, ...topics] = payload.split(' ');
    if (sender === this.#sender) return;
    for (const listener of this.#listeners) listener.onNotify(topics);
  }

  /** After what is being told: a connection takes one query at a time. */
  #tellNow(): Promise<void> {
    this.#telling = undefined;
    this.#told = this.#told.then(() => this.#tellWaiting());
    return this.#told;
  }

  async #tellWaiting(): Promise<void> {
    const client = this.#client;
    if (client === undefined) return;
    const topics = [...this.#waiting];
    this.#waiting.clear();
    for (let from = 0; from < topics.length;) {
      let payload = this.#sender;
      while (from < topics.length && payload.length + (topics[from]?.length ?? 0) < MOST_LETTERS) {
        payload += ` ${topics[from]}`;
        from += 1;
      }
      await client
        .query('select pg_notify($1, $2)', [CHANNEL, payload])
        .catch((error: unknown) => this.#log.warn({ err: error }, 'sending a notice failed'));
    }
  }
}
