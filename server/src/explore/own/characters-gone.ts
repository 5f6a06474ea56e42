import type { Queries } from '../../db/database.ts';
import { DEFAULT_LOCALE } from '../../lib/locale.ts';
import { findOpenIds } from '../character-store.ts';

/** Those of some characters that a viewer can no longer meet in any content mode: deleted, withheld, or private again. */
export async function findGone(db: Queries, viewerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const open = await findOpenIds(db, { locale: DEFAULT_LOCALE, mature: true, viewerId }, ids);
  return new Set(ids.filter((id) => !open.has(id)));
}
