import { useEffect, useRef, useState } from 'react';

import { media } from '../../theme/breakpoints';
import { layer, ring, window as windowStyle } from './ClickRipple.css';
import { rippleAt, type Ripple } from './ripple';

/** A short ring of light from wherever a pointer goes down, clipped by the control under it (Product §2.2, §9). */
export function ClickRipple() {
  const [ripples, setRipples] = useState<readonly Ripple[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const calm = window.matchMedia(media.reducedMotion);
    const onPointerDown = (event: PointerEvent) => {
      if (calm.matches || event.button !== 0 || !(event.target instanceof Element)) return;
      count.current += 1;
      const ripple = rippleAt(count.current, event.target, event.clientX, event.clientY);
      setRipples((standing) => [...standing, ripple]);
    };
    document.addEventListener('pointerdown', onPointerDown, { passive: true });
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);
  const isRippling = ripples.length > 0;
  useEffect(() => {
    if (!isRippling) return undefined;
    const observer = new MutationObserver(() =>
      setRipples((standing) => {
        const left = standing.filter(({ control }) => control === null || control.isConnected);
        return left.length === standing.length ? standing : left;
      }),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isRippling]);
  return (
    <div className={layer} aria-hidden="true">
      {ripples.map(({ id, box, origin }) => (
        <span
          key={id}
          className={windowStyle}
          style={{
            translate: `${box.x}px ${box.y}px`,
            inlineSize: box.width,
            blockSize: box.height,
            borderRadius: box.radius,
          }}
        >
          <span
            className={ring}
            style={{
              translate: `${origin.x - origin.reach}px ${origin.y - origin.reach}px`,
              inlineSize: origin.reach * 2,
            }}
            onAnimationEnd={() => setRipples((standing) => standing.filter((other) => other.id !== id))}
          />
        </span>
      ))}
    </div>
  );
}
