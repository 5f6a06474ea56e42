import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import { listEndedSessions } from './session-store.ts';

const TOPIC = 'session-ended:';
/** How often a look is taken at what other processes have written to the embedded database. */
const LOOK_MS = 1_000;
/** How far back each look goes, so that a commit which took a while is not missed. */
const OVERLAP_MS = 10_000;
/** By then the holder of a replaced session has the answer with the new credential. */
const REPLACED_MS = 2_000;

export type SessionEndListener = (sessionIds: readonly string[]) => void;

/**
 * Announces sessions that have ended, so that what is open for them closes: in this process at once, on other servers by
 * a notice of PostgreSQL, in other processes on the embedded database within about a second. Like every notice it is a
 * hint: a stream also checks its session with each heartbeat.
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

  /** Calls the listener with the ids of sessions that end from now on. */
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
      // What was missed meanwhile is found by the heartbeat of each stream.
      onReconnect: () => undefined,
    });
  }

  announce(sessionIds: readonly string[]): void {
    this.#call(sessionIds);
    for (const sessionId of sessionIds) this.#database.notifier?.notify(TOPIC + sessionId);
  }

  /**
   * Announces a session that its own holder has replaced by another, a moment later: a stream that closed before the answer
   * has arrived would be opened again with the dead credential, and the client would take itself for signed out.
   */
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
