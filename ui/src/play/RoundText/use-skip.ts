import { useEffect } from 'react';

/** How far a reader scrolls on before they are taken to want the rest, in CSS pixels. */
const scrollThreshold = 40;

/** Keys that only accompany others, or lead elsewhere. */
const otherKeys: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'CapsLock']);

/** A press, a key or scrolling while text appears shows all of it at once. */
export function useSkip(isRevealing: boolean, finish: () => void): void {
  useEffect(() => {
    if (!isRevealing) return undefined;
    const from = window.scrollY;
    const onKey = ({ key }: KeyboardEvent) => {
      if (!otherKeys.has(key)) finish();
    };
    const onScroll = () => {
      if (window.scrollY - from > scrollThreshold) finish();
    };
    window.addEventListener('pointerdown', finish);
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('pointerdown', finish);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isRevealing, finish]);
}
