import { useEffect, useState } from 'react';

/**
 * Whether a page takes the whole screen, and how that is changed. A browser that cannot give it all of the screen gives it all of
 * the window. Escape, which takes a browser out of full screen, ends it too.
 */
export function useWholeScreen(): readonly [isWhole: boolean, toggle: () => void] {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (document.fullscreenElement === null) setIsWhole(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  useEffect(() => {
    if (!isWhole) return undefined;
    const end = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setIsWhole(false);
    };
    // The document, not the page alone: dialogs and toasts are beside the page.
    const entered = document.fullscreenEnabled
      ? document.documentElement.requestFullscreen().catch(stayInWindow)
      : null;
    window.addEventListener('keydown', end);
    return () => {
      window.removeEventListener('keydown', end);
      void entered?.then(leaveScreen);
    };
  }, [isWhole]);
  return [isWhole, () => setIsWhole((before) => !before)];
}

/** A browser may refuse the screen: the page has the window then. */
function stayInWindow(error: unknown): void {
  console.warn('The browser does not give the whole screen', error);
}

async function leaveScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen();
}
