import { logout } from '@fabula/sdk';

import type { QueryClients } from '../data/query-clients';
import { pageKeys } from './storage-keys';
import type { Visitor } from './visitor';

/** Starts a fresh guest session (Product §4.3); resolves to whether that worked, and only logs a failure. */
export async function logOut({ session, state, storage }: Visitor, queries: QueryClients): Promise<boolean> {
  try {
    await logout();
  } catch (cause) {
    console.warn('Logging out failed; the session stays as it was', cause);
    return false;
  }
  becomeGuest({ session, state, storage }, queries);
  return true;
}

/** What the page forgets once the account is left; the answer that ended its session has brought a guest's. */
export function becomeGuest(
  { session, state, storage }: Pick<Visitor, 'session' | 'state' | 'storage'>,
  queries: QueryClients,
): void {
  const current = session?.current();
  if (current?.['User-Login-Status'] === 'REGISTERED') session?.adopt({ ...current, 'User-Login-Status': 'ANONYMOUS' });
  storage.removeItem(pageKeys.profileAsked);
  state.set({ dailyBonusWaits: false, isDailyBonusOpen: false });
  queries.clear();
}
