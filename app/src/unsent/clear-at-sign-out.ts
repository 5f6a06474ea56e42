import type { SessionStore } from '@fabula/sdk';

import { clearUnsent } from './unsent-store';

/**
 * Forgets all unsent messages when the account is left. One whose session was refused keeps its own: it is signed in again,
 * and finds its words.
 */
export function clearAtSignOut(session: Pick<SessionStore, 'status' | 'subscribe'>): void {
  let wasRegistered = session.status() === 'REGISTERED';
  session.subscribe(({ kind, session: { 'User-Login-Status': status } }) => {
    const isRegistered = status === 'REGISTERED';
    // Signing out adopts a guest's session; one that was refused is started again.
    if (kind === 'adopted' && wasRegistered && !isRegistered) {
      clearUnsent().catch((cause: unknown) => console.warn('Unsent messages are still on this device', cause));
    }
    wasRegistered = isRegistered;
  });
}
