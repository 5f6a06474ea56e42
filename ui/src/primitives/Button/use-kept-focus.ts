import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A browser takes the focus away from a button that becomes disabled. While one is busy its dialog holds the focus, so
 * that the keyboard stays inside, and the button gets it back afterwards.
 */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, busy: boolean) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    if (element === null) return;
    const dialog = element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (busy) {
      hadFocus.current = document.activeElement === element;
      if (hadFocus.current) dialog?.focus();
      return;
    }
    const focusIsFree = document.activeElement === document.body || document.activeElement === dialog;
    if (hadFocus.current && focusIsFree) element.focus();
    hadFocus.current = false;
  }, [button, busy]);
}
