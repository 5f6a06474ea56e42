import { storageKeys } from '@fabula/sdk';

import type { App } from '../context/app-context';

const sessionKeys: ReadonlySet<string | null> = new Set([
  storageKeys.authorization,
  storageKeys.userStatus,
  // The whole storage was emptied.
  null,
]);

/** Another tab has signed in or out: this one shows the visitor who is there now, and nothing of the one before. */
export function followOtherTabs(
  { visitor, queries, signIn }: Pick<App, 'visitor' | 'queries' | 'signIn'>,
  target: Window,
): void {
  target.addEventListener('storage', ({ key }) => {
    if (!sessionKeys.has(key)) return;
    const isRegistered = visitor.session?.status() === 'REGISTERED';
    const { isRegistered: wasRegistered } = visitor.state.get();
    visitor.state.set({ isRegistered });
    if (isRegistered && !wasRegistered) signIn.close();
    if (isRegistered === wasRegistered) queries.refresh();
    else queries.clear();
  });
}
