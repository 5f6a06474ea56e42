import type { App } from '../context/app-context';
import type { OpenPages } from './install-worker';
import { silence } from './silence';

/** How long the browser may be busy, in milliseconds; Safari does not say when it is idle. */
const patienceMs = 2_000;

const whenIdle = (target: Window, act: () => void) =>
  'requestIdleCallback' in target
    ? target.requestIdleCallback(act, { timeout: patienceMs })
    : setTimeout(act, patienceMs);

/** What a page does once it is live: nothing that its first view needs. Mocks and development have no worker. */
export function doLater({ toasts }: Pick<App, 'toasts'>, pages: OpenPages, target: Window): void {
  silence(target);
  whenIdle(target, () => {
    import('../unsent/send-in-background')
      .then(({ sendInBackground }) => sendInBackground(target))
      .catch((cause: unknown) => console.warn('Unsent messages wait until their chats are opened', cause));
  });
  if (!import.meta.env.PROD || import.meta.env.MODE === 'mock' || !('serviceWorker' in target.navigator)) return;
  whenIdle(target, () => {
    import('./install-worker')
      .then(({ installWorker }) => installWorker(toasts, pages))
      .catch((cause: unknown) => console.warn('Pages are not kept for later', cause));
  });
}
