import type { Database, Queries } from '../db/database.ts';
import type { Background } from '../jobs/background.ts';

const POLL_MS = 400;
/** With notifications: a server may die between commit and notify. */
const FALLBACK_POLL_MS = 10_000;
const TOPICS_PER_QUERY = 1_000;

export type FindNewest = (db: Queries, topicIds: readonly string[]) => Promise<Map<string, number>>;

export class Subscriber implements Disposable {
  readonly topicId: string;
  cursor: number;
  readonly #unsubscribe: (subscriber: Subscriber) => void;
  #news = Promise.withResolvers<void>();

  constructor(topicId: string, cursor: number, unsubscribe: (subscriber: Subscriber) => void) {
    this.topicId = topicId;
    this.cursor = cursor;
    this.#unsubscribe = unsubscribe;
  }

  /** Settles at the next notification, including those since the last call, or when leaving. */
  async next(): Promise<void> {
    await this.#news.promise;
    this.#news = Promise.withResolvers();
  }

  wake(): void {
    this.#news.resolve();
  }

  [Symbol.dispose](): void {
    this.#unsubscribe(this);
  }
}

/** Wakes subscribers at once, or by notification or polling (one query) for other servers' events. */
export class EventNotifier {
  readonly #database: Database;
  readonly #background: Background;
  readonly #findNewest: FindNewest;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;
  #polledAt = Number.NEGATIVE_INFINITY;

  constructor(database: Database, background: Background, findNewest: FindNewest) {
    this.#database = database;
    this.#background = background;
    this.#findNewest = findNewest;
    database.notifier?.listen({
      onNotify: (topicIds) => {
        for (const topicId of topicIds) this.#wake(topicId);
      },
      onReconnect: () => void this.#poll(),
    });
  }

  /** Until disposed; `leaving` wakes it once more. */
  subscribe(topicId: string, cursor: number, leaving: AbortSignal): Subscriber {
    const wake = () => subscriber.wake();
    const subscriber = new Subscriber(topicId, cursor, (leaver) => {
      leaving.removeEventListener('abort', wake);
      this.#unsubscribe(leaver);
    });
    leaving.addEventListener('abort', wake, { once: true });
    const others = this.#subscribers.get(topicId) ?? new Set();
    this.#subscribers.set(topicId, others.add(subscriber));
    this.#database.notifier?.open();
    this.#timer ??= setInterval(() => this.#tick(), POLL_MS).unref();
    return subscriber;
  }

  /** Call after the commit. */
  notify(topicId: string): void {
    this.#wake(topicId);
    this.#database.notifier?.notify(topicId);
  }

  #wake(topicId: string): void {
    for (const subscriber of this.#subscribers.get(topicId) ?? []) subscriber.wake();
  }

  #unsubscribe(subscriber: Subscriber): void {
    const others = this.#subscribers.get(subscriber.topicId);
    others?.delete(subscriber);
    if (others?.size === 0) this.#subscribers.delete(subscriber.topicId);
    if (this.#subscribers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const interval = this.#database.notifier?.listening === true ? FALLBACK_POLL_MS : 0;
    if (performance.now() - this.#polledAt >= interval) void this.#poll();
  }

  async #poll(): Promise<void> {
    if (this.#isPolling) return;
    this.#isPolling = true;
    this.#polledAt = performance.now();
    await this.#background.run('polling for events failed', async () => {
      const topicIds = [...this.#subscribers.keys()];
      for (let from = 0; from < topicIds.length; from += TOPICS_PER_QUERY) {
        const newest = await this.#findNewest(this.#database.db, topicIds.slice(from, from + TOPICS_PER_QUERY));
        for (const [topicId, seq] of newest) this.#wakeBehind(topicId, seq);
      }
    });
    this.#isPolling = false;
  }

  #wakeBehind(topicId: string, seq: number): void {
    for (const subscriber of this.#subscribers.get(topicId) ?? []) if (subscriber.cursor < seq) subscriber.wake();
  }
}
