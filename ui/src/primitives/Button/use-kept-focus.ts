import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A browser takes the focus away from a button that becomes disabled, at once or with the next frame. While one is busy
 * its dialog holds the focus, so that the keyboard stays inside, and the button gets it back afterwards.
 */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, busy: boolean) {
  const hasFocus = useRef(false);
  const hadFocus = useRef(false);

  useEffect(() => {
    const element = button.current;
    if (element === null) return undefined;
    const watch = ({ type }: FocusEvent) => {
      // A disabled button loses the focus without its reader having left it.
      if (type === 'focus' || !element.disabled) hasFocus.current = type === 'focus';
    };
    hasFocus.current ||= document.activeElement === element;
    element.addEventListener('focus', watch);
    element.addEventListener('blur', watch);
    return () => {
      element.removeEventListener('focus', watch);
      element.removeEventListener('blur', watch);
    };
  }, [button]);

  useLayoutEffect(() => {
    const element = button.current;
    if (element === null) return;
    const dialog = element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (busy) {
      hadFocus.current = hasFocus.current;
      if (hadFocus.current) dialog?.focus();
      return;
    }
    const focusIsFree = document.activeElement === document.body || document.activeElement === dialog;
    if (hadFocus.current && focusIsFree) element.focus();
    hadFocus.current = false;
  }, [button, busy]);
}
