import type { Queries } from '../../../db/database.ts';
import { findAccount } from '../../session-store.ts';

/** What others know of the owner of an account and would try as a password: the words of the nickname. */
export async function personalWords(db: Queries, accountId: string): Promise<string[]> {
  const account = await findAccount(db, accountId);
  return account === undefined ? [] : [account.user_name, ...account.user_name.split(/\s+/)];
}
