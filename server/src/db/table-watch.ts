import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * A version of some tables, which changes after every committed write by any server. Read it before the tables: what
 * was derived from them is valid while it is the same.
 */
export class TableWatch {
  readonly #database: Database;
  #version = 0;
  #foreignVersion = 0;

  /** `topic` is the notice to other servers. */
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

  /** Undefined while other servers' writes would be missed. */
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
