import type { OpenPopups } from '@fabula/ui';

import { loadChunk } from '../routes/chunk';
import type { PopupRouter, PopupWindow } from './popup-history';

/**
 * As `createPopupHistory`, whose code comes with the first popup, or with a page that was loaded again while one was open.
 * Without it, going back leaves the page.
 */
export function createOpenPopups(router: () => PopupRouter, page: PopupWindow): OpenPopups {
  let history: Promise<OpenPopups | undefined> | undefined;
  const load = () => {
    history ??= loadChunk(() => import('./popup-history')).then(
      ({ createPopupHistory }) => createPopupHistory(router, page),
      () => undefined,
    );
    return history;
  };
  if (Object(page.history.state).popups > 0) void load();
  return {
    add: (close) => {
      let isOpen = true;
      let remove: (() => void) | undefined;
      void load().then((popups) => {
        if (isOpen) remove = popups?.add(close);
      });
      return () => {
        isOpen = false;
        remove?.();
      };
    },
  };
}
