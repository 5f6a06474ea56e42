import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { AppError } from '../errors.ts';
import { decodeCursor, encodeCursor, type CursorKey } from './cursor.ts';

export interface SortColumn {
  column: string;
  direction: 'asc' | 'desc';
  type: 'number' | 'string';
}

interface PageRequest {
  list: object;
  order: readonly SortColumn[];
  cursor?: string | undefined;
}

/** A page with an extra row for more (see `cutPage`). Throws VALIDATION_FAILED for another list's cursor. */
export function onePage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { limit, ...request }: PageRequest & { limit: number },
): SelectQueryBuilder<Tables, From, Row> {
  const after = afterCursor(request);
  let page = after === undefined ? query : query.where(after);
  for (const { column, direction } of request.order) page = page.orderBy(sql.ref(column), direction);
  return page.limit(limit + 1);
}

/** Selects rows after the cursor; undefined for the first page. Throws VALIDATION_FAILED. */
function afterCursor({ list, order, cursor }: PageRequest): RawBuilder<SqlBool> | undefined {
  if (cursor === undefined) return undefined;
  const key = decodeCursor(list, cursor);
  if (key.length !== order.length || order.some(({ type }, index) => typeof key[index] !== type)) {
    throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this list', { field: 'cursor' });
  }
  return seek(order, key);
}

/** `(a > x) or (a = x and ((b > y) or …))`; `<` for descending columns. */
function seek([first, ...rest]: readonly SortColumn[], [value, ...values]: CursorKey): RawBuilder<SqlBool> {
  if (first === undefined) return sql<SqlBool>`1 = 0`;
  const column = sql.ref(first.column);
  // PostgreSQL would take a large number for a 32-bit column's.
  const place = first.type === 'number' ? sql`cast(${value} as bigint)` : sql`${value}`;
  const beyond = first.direction === 'asc' ? sql<SqlBool>`${column} > ${place}` : sql<SqlBool>`${column} < ${place}`;
  if (rest.length === 0) return beyond;
  return sql<SqlBool>`(${beyond} or (${column} = ${place} and ${seek(rest, values)}))`;
}

export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  list: object,
  keyOf: (row: Row) => CursorKey,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  if (rows.length <= limit || last === undefined) return { items, nextCursor: null };
  return { items, nextCursor: encodeCursor(list, keyOf(last)) };
}
