import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { listEndedSessions } from './session-store.ts';

const TOPIC = 'session-ended:';
/** Polling interval for other processes' writes to the embedded database. */
const LOOK_MS = 1_000;
/** Overlap of polls, so that a slow commit is not missed. */
const OVERLAP_MS = 10_000;
/** By then the client has the new credential. */
const REPLACED_MS = 2_000;

export type SessionEndListener = (sessionIds: readonly string[]) => void;

/**
 * Announces ended sessions, so that their streams close: at once in this process, by NOTIFY on other servers, within a
 * second in other processes on the embedded database. Only a hint: streams also check their session at each heartbeat.
 */
export class SessionEnds implements Disposable {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #listeners = new Set<SessionEndListener>();
  readonly #replaced = new Set<NodeJS.Timeout>();
  #timer: NodeJS.Timeout | undefined;
  #foreignVersion: number | undefined;
  #lookedAt: number;

  constructor(database: Database, clock: Clock, log: Logger) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    this.#lookedAt = clock.now();
  }

  listen(listener: SessionEndListener): void {
    this.#listeners.add(listener);
    if (this.#listeners.size > 1) return;
    const { notifier } = this.#database;
    if (notifier === undefined) {
      this.#timer = setInterval(() => void this.#look(), LOOK_MS).unref();
      return;
    }
    notifier.listen({
      onNotify: (topics) => {
        const sessionIds = topics.filter((topic) => topic.startsWith(TOPIC)).map((topic) => topic.slice(TOPIC.length));
        if (sessionIds.length > 0) this.#call(sessionIds);
      },
      // The heartbeats find what was missed.
      onReconnect: () => undefined,
    });
  }

  announce(sessionIds: readonly string[]): void {
    this.#call(sessionIds);
    for (const sessionId of sessionIds) this.#database.notifier?.notify(TOPIC + sessionId);
  }

  /** Delayed: a stream that closed before the response would reconnect with the dead credential and look signed out. */
  announceReplaced(sessionId: string): void {
    const timer = setTimeout(() => {
      this.#replaced.delete(timer);
      this.announce([sessionId]);
    }, REPLACED_MS).unref();
    this.#replaced.add(timer);
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    for (const timer of this.#replaced) clearTimeout(timer);
  }

  #call(sessionIds: readonly string[]): void {
    for (const listener of this.#listeners) listener(sessionIds);
  }

  async #look(): Promise<void> {
    try {
      const { changes, db } = this.#database;
      if (changes.foreignVersion === this.#foreignVersion) return;
      this.#foreignVersion = changes.foreignVersion;
      const since = this.#lookedAt - OVERLAP_MS;
      this.#lookedAt = this.#clock.now();
      this.#call(await listEndedSessions(db, since));
    } catch (error) {
      this.#log.warn({ err: error }, 'reading ended sessions failed');
    }
  }
}
