import { useCallback, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';

/** Where the focus goes when a menu opens: keys go on to an item, a pointer leaves the items alone (APG, menu button). */
export type MenuStart = 'first' | 'last' | 'menu';

const STARTS: Readonly<Record<string, MenuStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

export interface MenuOpening {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly start: MenuStart;
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
  const [start, setStart] = useState<MenuStart>('menu');
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
    opening: { open, onOpenChange: change, start, anchor } satisfies MenuOpening,
    triggerProps: {
      ref: anchor,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onPointerEnter: warm,
      onFocus: warm,
      onClick: ({ detail }: MouseEvent) => {
        // A click that Enter or the space bar made counts no presses of a pointer.
        setStart(detail === 0 ? 'first' : 'menu');
        change(!open);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const place = STARTS[event.key];
        if (place === undefined) return;
        event.preventDefault();
        setStart(place);
        change(true);
      },
    } as const,
  };
}
