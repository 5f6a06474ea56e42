import type { Queries } from '../../../db/database.ts';
import { findAccount } from '../../session-store.ts';

/** The nickname's words, which others know and would guess. */
export async function personalWords(db: Queries, accountId: string): Promise<string[]> {
  const account = await findAccount(db, accountId);
  return account === undefined ? [] : [account.user_name, ...account.user_name.split(/\s+/)];
}
