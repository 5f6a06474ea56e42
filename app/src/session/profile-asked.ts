import type { KeyValueStorage, SessionStore } from '@fabula/sdk';

import type { App } from '../context/app-context';
import { pageKeys } from './storage-keys';

/** Whether a new account was asked for its profile and has neither completed nor dismissed it. */
export const isProfileAsked = (storage: KeyValueStorage, session: Pick<SessionStore, 'current'> | undefined): boolean =>
  session?.current()?.['User-Login-Status'] === 'REGISTERED' && storage.getItem(pageKeys.profileAsked) === 'yes';

export function askForProfileAgain({ visitor: { storage, session }, signIn }: Pick<App, 'visitor' | 'signIn'>): void {
  if (isProfileAsked(storage, session) && !signIn.request.get().isOpen) signIn.open();
}
