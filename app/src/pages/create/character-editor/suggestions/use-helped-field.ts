import { useCallback, useEffect, useRef, useState } from 'react';

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

/** Proposed texts come before the acts that propose others. */
const controls = ['suggestion', 'acts'].map(
  (part) => `[data-help="${part}"] :is(button, input, select):not(:disabled)`,
);

const firstControl = (block: HTMLElement | null): HTMLElement | null =>
  controls.reduce<HTMLElement | null>((found, selector) => found ?? block?.querySelector(selector) ?? null, null);

/**
 * The field that the author is in, by what has the focus; it stays while the focus is in its help, or nowhere.
 *
 * @returns the field's name, and `toHelp`, which moves the focus from the field to its help, and back
 */
export function useHelpedField() {
  const [field, setField] = useState<string>();
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    let isPressed = false;
    let frame = 0;
    const show = () => {
      if (!isPressed) setField(last.current?.dataset.field);
    };
    const onFocus = ({ target }: FocusEvent) => {
      last.current = blockOf(target);
      show();
    };
    // Help that appears under a pressed pointer would move what is being pressed away from it.
    const onPress = () => {
      isPressed = true;
    };
    const onRelease = () => {
      isPressed = false;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
    };
  }, []);
  const toHelp = useCallback(() => {
    const block = last.current;
    const isInHelp = document.activeElement?.closest('[data-help]') ?? null;
    const place =
      isInHelp !== null ? block?.querySelector<HTMLElement>('textarea, input, button') : firstControl(block);
    place?.focus();
  }, []);
  return { field, toHelp };
}
