import { newEdition } from '@fabula/ui/edition-toasts';

import { savesData } from '../browser/saves-data';
import type { App } from '../context/app-context';
import { languageOfPath } from '../i18n/locales';
import { isKept, type Wish } from '../worker/rules';

/** The part of the router that says which page is open. */
export interface OpenPages {
  subscribe(changed: (state: { navigation: { state: string } }) => void): () => void;
}

const hourMs = 3_600_000;
/** A visitor who stays this long may come back to an old tab, in milliseconds. */
const stayMs = 60_000;
/** A worker that takes over by itself is no longer waiting then, in milliseconds. */
const settleMs = 1_000;

const ask = (worker: ServiceWorker | null, wish: Wish) => worker?.postMessage(wish, []);

/** Tells of a worker that waits behind the one of this page. Taking it reloads this page alone. */
function tellOfEditions(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  toasts: App['toasts'],
) {
  const tell = () => {
    const { waiting } = registration;
    if (waiting === null || container.controller === null) return;
    const take = () => {
      // Another tab may have taken it.
      if (registration.waiting !== waiting) return window.location.reload();
      container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      ask(waiting, { kind: 'take-over' });
    };
    toasts.show(newEdition(take));
  };
  tell();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') setTimeout(tell, settleMs);
    });
  });
}

/** Looks for a newer worker when the reader comes back to a tab, once an hour at most. */
function lookForUpdates(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < hourMs) return;
    lookedAt = Date.now();
    registration.update().catch((error: unknown) => console.warn('No newer worker could be looked for', error));
  });
}

/**
 * Installs the service worker of the build, which keeps the pages that are opened and the files of this build, and tells
 * of newer builds. Rejects where the browser refuses it.
 */
export async function installWorker(toasts: App['toasts'], pages: OpenPages): Promise<void> {
  const { serviceWorker: container } = window.navigator;
  const cameBack = container.controller !== null;
  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  tellOfEditions(container, registration, toasts);
  lookForUpdates(registration);
  const { active } = await container.ready;
  const wish = (wished: Wish) => ask(container.controller ?? active, wished);

  const kept = new Set<string>();
  const keep = () => {
    const { pathname: path } = window.location;
    if (kept.has(path) || !isKept(window.location)) return;
    kept.add(path);
    wish({ kind: 'keep', path });
  };
  keep();
  if (savesData()) return;
  pages.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') keep();
  });
  const fill = () => wish({ kind: 'fill', language: languageOfPath(window.location.pathname) ?? 'en-US' });
  setTimeout(fill, cameBack ? 0 : stayMs);
}
