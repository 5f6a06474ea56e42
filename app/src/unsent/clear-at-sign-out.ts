import type { SessionStore } from '@fabula/sdk';

import { pageKeys } from '../session/storage-keys';
import { clearUnsent } from './unsent-store';

const composerKeys = [pageKeys.chatDraft, pageKeys.chatAttempt, pageKeys.chatPictures, pageKeys.storyDraft];

/** Forgets what stands in composers: a room and a shared play have the same id for everyone in them. */
function clearComposers(storage: Storage): void {
  const written = Object.keys(storage).filter((key) => composerKeys.some((start) => key.startsWith(start)));
  for (const key of written) storage.removeItem(key);
}

/**
 * Forgets all unsent messages, and what stands in composers, when the account is left. One whose session was refused
 * keeps its own: it is signed in again, and finds its words.
 *
 * @param storage undefined where the browser refuses one
 */
export function clearAtSignOut(
  session: Pick<SessionStore, 'status' | 'subscribe'>,
  storage: Storage | undefined,
): void {
  let wasRegistered = session.status() === 'REGISTERED';
  session.subscribe(({ kind, session: { 'User-Login-Status': status } }) => {
    const isRegistered = status === 'REGISTERED';
    // Signing out adopts a guest's session; one that was refused is started again.
    if (kind === 'adopted' && wasRegistered && !isRegistered) {
      clearUnsent().catch((cause: unknown) => console.warn('Unsent messages are still on this device', cause));
      if (storage !== undefined) clearComposers(storage);
    }
    wasRegistered = isRegistered;
  });
}
