import { logout } from '@fabula/sdk';

import type { QueryClients } from '../data/query-clients';
import { pageKeys } from './storage-keys';
import type { Visitor } from './visitor';

/**
 * Asks the server for a fresh guest session, which the SDK stores, and forgets the account (Product §4.3). A failure
 * is only warned of, and changes nothing.
 *
 * @returns whether the visitor is a guest now
 */
export async function logOut({ session, state, storage }: Visitor, queries: QueryClients): Promise<boolean> {
  try {
    await logout();
  } catch (cause) {
    console.warn('Logging out failed; the session stays as it was', cause);
    return false;
  }
  const current = session?.current();
  if (current?.['User-Login-Status'] === 'REGISTERED') session?.adopt({ ...current, 'User-Login-Status': 'ANONYMOUS' });
  storage.removeItem(pageKeys.profileAsked);
  state.set({ dailyBonusWaits: false, isDailyBonusOpen: false });
  queries.clear();
  return true;
}
