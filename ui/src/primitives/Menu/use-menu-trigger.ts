import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** What a menu's content needs of its button. */
export interface MenuOpening {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button, which the menu stands beside and gives focus back to. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
}

/**
 * A button that opens a menu whose content is loaded when it is first wanted: `preload` is called on hover and focus,
 * `wasOpened` says when to render the content.
 */
export function useMenuTrigger(preload: () => Promise<unknown>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const change = useCallback((next: boolean) => {
    setOpen(next);
    if (next) setWasOpened(true);
  }, []);
  const warm = () => {
    // A failed early load is not an error yet: opening the menu loads it again and reports.
    preload().catch(() => undefined);
  };
  return {
    wasOpened,
    opening: { open, onOpenChange: change, anchor } satisfies MenuOpening,
    triggerProps: {
      ref: anchor,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onPointerEnter: warm,
      onFocus: warm,
      onClick: () => change(!open),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        change(true);
      },
    } as const,
  };
}
