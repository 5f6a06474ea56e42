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
export function doLater({ toasts, visitor }: Pick<App, 'toasts' | 'visitor'>, pages: OpenPages, target: Window): void {
  silence(target);
  const whenIdleLoad = (load: () => Promise<unknown>, failure: string) =>
    whenIdle(target, () => {
      load().catch((cause: unknown) => console.warn(failure, cause));
    });
  const unsent = async () => (await import('../unsent/start-unsent')).startUnsent(target, visitor.session);
  whenIdleLoad(unsent, 'Unsent messages wait');
  if (!import.meta.env.PROD || import.meta.env.MODE === 'mock' || !('serviceWorker' in target.navigator)) return;
  const worker = async () => (await import('./install-worker')).installWorker(toasts, pages);
  whenIdleLoad(worker, 'Pages are not kept for later');
}
