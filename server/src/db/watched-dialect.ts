import type {
  AbortableOperationOptions,
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  DialectAdapter,
  Driver,
  QueryCompiler,
  QueryResult,
} from 'kysely';
import { writtenBy, type TableChanges, type WrittenTables } from './table-changes.ts';

type Settings = Parameters<Driver['beginTransaction']>[1];

export class WatchedDialect implements Dialect {
  readonly #inner: Dialect;
  readonly #changes: TableChanges;
  readonly createIntrospector: Dialect['createIntrospector'];

  constructor(inner: Dialect, changes: TableChanges) {
    this.#inner = inner;
    this.#changes = changes;
    this.createIntrospector = inner.createIntrospector.bind(inner);
  }

  createDriver(): Driver {
    return new WatchedDriver(this.#inner.createDriver(), this.#changes);
  }

  createQueryCompiler(): QueryCompiler {
    return this.#inner.createQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return this.#inner.createAdapter();
  }
}

/** Without savepoints, which are not used. */
class WatchedDriver implements Driver {
  readonly #inner: Driver;
  readonly #changes: TableChanges;
  readonly #connections = new WeakMap<DatabaseConnection, WatchedConnection>();

  constructor(inner: Driver, changes: TableChanges) {
    this.#inner = inner;
    this.#changes = changes;
  }

  async init(options?: AbortableOperationOptions): Promise<void> {
    await this.#inner.init(options);
  }

  async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const inner = await this.#inner.acquireConnection(options);
    const known = this.#connections.get(inner);
    if (known !== undefined) return known;
    const watched = new WatchedConnection(inner, this.#changes);
    this.#connections.set(inner, watched);
    return watched;
  }

  async beginTransaction(connection: DatabaseConnection, settings: Settings): Promise<void> {
    const watched = asWatched(connection);
    await this.#inner.beginTransaction(watched.inner, settings);
    watched.begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const watched = asWatched(connection);
    try {
      await this.#inner.commitTransaction(watched.inner);
    } finally {
      // After a failure too: a broken connection does not say whether the commit arrived.
      watched.commit();
    }
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const watched = asWatched(connection);
    watched.rollback();
    await this.#inner.rollbackTransaction(watched.inner);
  }

  async releaseConnection(connection: DatabaseConnection, options?: AbortableOperationOptions): Promise<void> {
    await this.#inner.releaseConnection(asWatched(connection).inner, options);
  }

  async destroy(options?: AbortableOperationOptions): Promise<void> {
    await this.#inner.destroy(options);
  }
}

class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #changes: TableChanges;
  /** Undefined outside a transaction. */
  #written: WrittenTables[] | undefined;

  constructor(inner: DatabaseConnection, changes: TableChanges) {
    this.inner = inner;
    this.#changes = changes;
  }

  async executeQuery<Row>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<Row>> {
    if (query.query.kind === 'SelectQueryNode') return this.inner.executeQuery(query, options);
    try {
      return await this.inner.executeQuery(query, options);
    } finally {
      this.#note(writtenBy(query));
    }
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
    options?: AbortableOperationOptions,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, chunkSize, options);
  }

  begin(): void {
    this.#written = [];
  }

  commit(): void {
    const written = this.#written ?? [];
    this.#written = undefined;
    for (const tables of written) this.#changes.committed(tables);
  }

  rollback(): void {
    this.#written = undefined;
  }

  #note(tables: WrittenTables): void {
    if (this.#written === undefined) this.#changes.committed(tables);
    else this.#written.push(tables);
  }
}

function asWatched(connection: DatabaseConnection): WatchedConnection {
  if (!(connection instanceof WatchedConnection)) throw new TypeError('The connection is not one of this driver');
  return connection;
}
