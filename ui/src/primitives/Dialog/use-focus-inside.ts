import { useEffect, useState, type RefCallback } from 'react';

/**
 * A browser takes the focus away from a control that becomes disabled. In a dialog the dialog itself takes it over, so
 * that the keyboard stays inside.
 *
 * @returns the ref of the dialog
 */
export function useFocusInside(): RefCallback<HTMLElement> {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (dialog === null) return undefined;
    const takeOver = () => {
      if (document.activeElement === document.body) dialog.focus();
    };
    // The browser moves the focus at once or with the next frame.
    const observer = new MutationObserver(() => {
      takeOver();
      requestAnimationFrame(() => requestAnimationFrame(takeOver));
    });
    observer.observe(dialog, { attributeFilter: ['disabled'], subtree: true });
    return () => observer.disconnect();
  }, [dialog]);
  return setDialog;
}
