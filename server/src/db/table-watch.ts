import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * The version of what some tables hold: a number that is another one after every committed write to them, by this
 * server, by another process on the embedded database, or by another server on a shared one. Read it before the tables:
 * what was made of them is up to date while it is the same.
 */
export class TableWatch {
  readonly #database: Database;
  #version = 0;
  #foreignVersion = 0;

  /**
   * @param topic Topic of the notice to other servers when the tables have changed.
   * @param tables Names of the tables.
   */
  constructor(database: Database, topic: string, tables: readonly (keyof Tables)[]) {
    this.#database = database;
    database.changes.listen((written) => {
      if (written !== undefined && !tables.some((table) => written.has(table))) return;
      this.#version += 1;
      database.notifier?.notify(topic);
    });
    database.notifier?.listen({
      onNotify: (topics) => {
        if (topics.includes(topic)) this.#version += 1;
      },
      onReconnect: () => {
        this.#version += 1;
      },
    });
  }

  /** Undefined while writes of other servers would not be heard of. */
  get version(): number | undefined {
    const { changes, notifier } = this.#database;
    if (notifier !== undefined && !notifier.listening) {
      notifier.open();
      return undefined;
    }
    const { foreignVersion } = changes;
    if (foreignVersion !== this.#foreignVersion) {
      this.#foreignVersion = foreignVersion;
      this.#version += 1;
    }
    return this.#version;
  }
}
