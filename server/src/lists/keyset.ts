import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { AppError } from '../errors.ts';
import { decodeCursor, encodeCursor, type CursorKey } from './cursor.ts';

/** One column of an order; the columns of an order together are unique, so that pages neither skip nor repeat. */
export interface SortColumn {
  /** As the query names it, for example `c.rank`. */
  column: string;
  direction: 'asc' | 'desc';
  type: 'number' | 'string';
}

interface PageRequest {
  /** Everything that makes the list; see `encodeCursor`. */
  list: object;
  order: readonly SortColumn[];
  cursor?: string | undefined;
}

/**
 * One page of what a query finds, in its order and after the cursor, and one more row where there is a further page:
 * `cutPage` takes it away again.
 *
 * @throws {AppError} VALIDATION_FAILED when the cursor is not one of this list.
 */
export function onePage<Tables, From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { limit, ...request }: PageRequest & { limit: number },
): SelectQueryBuilder<Tables, From, Row> {
  const after = afterCursor(request);
  let page = after === undefined ? query : query.where(after);
  for (const { column, direction } of request.order) page = page.orderBy(sql.ref(column), direction);
  return page.limit(limit + 1);
}

/**
 * The condition that selects what comes after the cursor, or undefined for the first page.
 *
 * @throws {AppError} VALIDATION_FAILED when the cursor is not one of this list.
 */
function afterCursor({ list, order, cursor }: PageRequest): RawBuilder<SqlBool> | undefined {
  if (cursor === undefined) return undefined;
  const key = decodeCursor(list, cursor);
  if (key.length !== order.length || order.some(({ type }, index) => typeof key[index] !== type)) {
    throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this list', { field: 'cursor' });
  }
  return seek(order, key);
}

/** `(a > x) or (a = x and ((b > y) or …))`, with `<` for descending columns. */
function seek([first, ...rest]: readonly SortColumn[], [value, ...values]: CursorKey): RawBuilder<SqlBool> {
  if (first === undefined) return sql<SqlBool>`1 = 0`;
  const column = sql.ref(first.column);
  // Whatever number a cursor brings fits: PostgreSQL would otherwise take the parameter for a 32-bit column's.
  const place = first.type === 'number' ? sql`cast(${value} as bigint)` : sql`${value}`;
  const beyond = first.direction === 'asc' ? sql<SqlBool>`${column} > ${place}` : sql<SqlBool>`${column} < ${place}`;
  if (rest.length === 0) return beyond;
  return sql<SqlBool>`(${beyond} or (${column} = ${place} and ${seek(rest, values)}))`;
}

/** The items of a page out of one row more than fit, and the cursor of the next page where there is one. */
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
