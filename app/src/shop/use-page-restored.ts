import { useEffect } from 'react';

/** Calls back when the back/forward cache restores this page; `onRestored` is stable. */
export function usePageRestored(onRestored: () => void): void {
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [onRestored]);
}
