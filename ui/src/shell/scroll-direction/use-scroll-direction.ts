import { useEffect, useState } from 'react';

import { media } from '../../theme/breakpoints';
import { afterScroll, scrollStart } from './scroll-direction';

/** Whether scrolling has hidden the bars: never at 765 px and wider (Product §2.2). */
export function useScrollDirection(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const desktop = window.matchMedia(media.desktop);
    let state = scrollStart;
    const onScroll = () => {
      state = desktop.matches ? { ...scrollStart, position: window.scrollY } : afterScroll(state, window.scrollY);
      setHidden(state.hidden);
    };
    // In the next frame, where the place is known: asked for now, the page would be laid out one more time.
    const frame = requestAnimationFrame(() => {
      state = { ...scrollStart, position: window.scrollY, turn: window.scrollY };
      window.addEventListener('scroll', onScroll, { passive: true });
      desktop.addEventListener('change', onScroll);
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      desktop.removeEventListener('change', onScroll);
    };
  }, []);
  return hidden;
}
