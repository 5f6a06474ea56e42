import { AliasNode, TableNode, type CompiledQuery, type OperationNode } from 'kysely';

/** The tables that a statement may have written; undefined when they cannot be seen. */
export type WrittenTables = ReadonlySet<string> | undefined;

export type ChangeListener = (tables: WrittenTables) => void;

const NONE: WrittenTables = new Set();
const READING = /^\s*(select|begin|start|commit|rollback|analyze|listen|set local|pragma synchronous|pragma \w+\s*$)/i;

/** Committed writes by table, of this process and of others on the embedded database: see `TableWatch`. */
export class TableChanges {
  readonly #listeners = new Set<ChangeListener>();
  readonly #readForeignVersion: () => number;

  constructor(readForeignVersion: () => number = () => 0) {
    this.#readForeignVersion = readForeignVersion;
  }

  /** Changes within 20 ms of another process's commit to the embedded database. */
  get foreignVersion(): number {
    return this.#readForeignVersion();
  }

  listen(listener: ChangeListener): void {
    this.#listeners.add(listener);
  }

  committed(tables: WrittenTables): void {
    if (tables?.size === 0) return;
    for (const listener of this.#listeners) listener(tables);
  }
}

/** Without foreign keys' tables. */
export function writtenBy({ query, sql }: CompiledQuery): WrittenTables {
  if (query.kind === 'SelectQueryNode') return NONE;
  if (query.kind === 'InsertQueryNode') return tablesOf([query.into]);
  if (query.kind === 'UpdateQueryNode') return tablesOf([query.table]);
  if (query.kind === 'DeleteQueryNode') return tablesOf(query.from.froms);
  return READING.test(sql) ? NONE : undefined;
}

function tablesOf(nodes: readonly (OperationNode | undefined)[]): WrittenTables {
  const names = nodes.map((node) => nameOf(node));
  return names.every((name) => name !== undefined) ? new Set(names) : undefined;
}

function nameOf(node: OperationNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (AliasNode.is(node)) return nameOf(node.node);
  return TableNode.is(node) ? node.table.identifier.name : undefined;
}
