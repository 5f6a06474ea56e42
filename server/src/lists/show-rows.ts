import type { Logger } from 'pino';

const MOST_IDS = 20;

interface ListedRows<Row, Item> {
  table: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** An item, or none for a hidden row; throws for a damaged one. */
  show: (row: Row) => Item | readonly Item[];
}

/** The items of rows. A damaged one is left out and logged by id, without its content, which people wrote. */
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
