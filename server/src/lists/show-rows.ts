import type { Logger } from 'pino';

/** Ids that one log line names. */
const MOST_IDS = 20;

interface ListedRows<Row, Item> {
  table: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The item of a row, or a list of none where the row is not to be shown. Throws for a row that cannot be shown. */
  show: (row: Row) => Item | readonly Item[];
}

/**
 * The items of a list. A damaged row, such as one with broken JSON or an unknown value, is left out and logged by its
 * id: it never takes the list down. Its content is not logged, for it may be what people write.
 */
export function showRows<Row, Item>(log: Logger, { idOf, rows, show, table }: ListedRows<Row, Item>): Item[] {
  const ids: string[] = [];
  const errors = new Set<string>();
  const items = rows.flatMap((row) => {
    try {
      return show(row);
    } catch (error) {
      ids.push(idOf(row));
      errors.add(error instanceof Error ? error.name : typeof error);
      return [];
    }
  });
  if (ids.length > 0) {
    const named = ids.slice(0, MOST_IDS);
    log.error({ table, ids: named, count: ids.length, errors: [...errors] }, 'damaged rows left out of a list');
  }
  return items;
}
