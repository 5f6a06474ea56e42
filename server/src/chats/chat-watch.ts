import type { Logger } from 'pino';
import type { Database, Queries } from '../db/database.ts';
import { findNewestSeqs } from './chat-events.ts';

/** How soon what another server has written is noticed where it cannot tell. */
const POLL_MS = 400;
/** How often it is looked for all the same: whoever wrote it may have died before telling. */
const SELDOM_MS = 10_000;
const CHATS_PER_QUERY = 1_000;

/** The numbers of the newest events of what is followed, by id. */
export type FindNewest = (db: Queries, ids: readonly string[]) => Promise<Map<string, number>>;

/** Somebody who waits for news of a chat. */
export class Watcher implements Disposable {
  readonly chatId: string;
  /** Number of the newest event that the watcher has seen. */
  seen: number;
  readonly #leave: (watcher: Watcher) => void;
  #news = Promise.withResolvers<void>();

  constructor(chatId: string, seen: number, leave: (watcher: Watcher) => void) {
    this.chatId = chatId;
    this.seen = seen;
    this.#leave = leave;
  }

  /** Settles at the next news, those included that came since the last call, or when the watcher is to leave. */
  async next(): Promise<void> {
    await this.#news.promise;
    this.#news = Promise.withResolvers();
  }

  wake(): void {
    this.#news.resolve();
  }

  [Symbol.dispose](): void {
    this.#leave(this);
  }
}

/**
 * Tells those who follow a chat that there is something new. What this server writes it knows at once; what another
 * server writes it is told through the database, or sees there, by one query for all chats that are followed here.
 */
export class ChatWatch {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #findNewest: FindNewest;
  readonly #watchers = new Map<string, Set<Watcher>>();
  #timer: NodeJS.Timeout | undefined;
  #polling = false;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /** @param findNewest Where the events are; by default those of chats. */
  constructor(database: Database, log: Logger, findNewest: FindNewest = findNewestSeqs) {
    this.#database = database;
    this.#log = log;
    this.#findNewest = findNewest;
    database.notices?.listen({
      onNews: (topics) => {
        for (const topic of topics) this.#wakeHere(topic);
      },
      onGap: () => void this.#poll(),
    });
  }

  watch(chatId: string, seen: number, leaving: AbortSignal): Watcher {
    const watcher = new Watcher(chatId, seen, (leaver) => this.#forget(leaver));
    leaving.addEventListener('abort', () => watcher.wake(), { once: true });
    const others = this.#watchers.get(chatId) ?? new Set();
    this.#watchers.set(chatId, others.add(watcher));
    this.#database.notices?.open();
    this.#timer ??= setInterval(() => this.#look(), POLL_MS).unref();
    return watcher;
  }

  /** There is something new in a chat, which this server has written. */
  wake(chatId: string): void {
    this.#wakeHere(chatId);
    this.#database.notices?.tell(chatId);
  }

  #wakeHere(chatId: string): void {
    for (const watcher of this.#watchers.get(chatId) ?? []) watcher.wake();
  }

  #forget(watcher: Watcher): void {
    const others = this.#watchers.get(watcher.chatId);
    others?.delete(watcher);
    if (others?.size === 0) this.#watchers.delete(watcher.chatId);
    if (this.#watchers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const seldom = this.#database.notices?.listening === true;
    if (performance.now() - this.#lookedAt >= (seldom ? SELDOM_MS : 0)) void this.#poll();
  }

  async #poll(): Promise<void> {
    if (this.#polling) return;
    this.#polling = true;
    this.#lookedAt = performance.now();
    try {
      const chatIds = [...this.#watchers.keys()];
      for (let from = 0; from < chatIds.length; from += CHATS_PER_QUERY) {
        const newest = await this.#findNewest(this.#database.db, chatIds.slice(from, from + CHATS_PER_QUERY));
        for (const [chatId, seq] of newest) this.#wakeBehind(chatId, seq);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'news of chats could not be looked for');
    } finally {
      this.#polling = false;
    }
  }

  #wakeBehind(chatId: string, seq: number): void {
    for (const watcher of this.#watchers.get(chatId) ?? []) if (watcher.seen < seq) watcher.wake();
  }
}
