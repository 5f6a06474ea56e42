import { useEffect, useRef, type RefObject } from 'react';

/**
 * When one stage takes the place of the other, what had the focus is gone: the dialog around the stage takes it, or, on
 * a page, the heading, so that the new stage is read aloud.
 */
export function useStageFocus(stage: string, heading: RefObject<HTMLElement | null>) {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    const dialog = heading.current?.closest<HTMLElement>('[role="dialog"]');
    (dialog ?? heading.current)?.focus();
  }, [stage, heading]);
}
