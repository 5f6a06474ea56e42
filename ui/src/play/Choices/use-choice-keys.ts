import { useEffect, useRef } from 'react';

/** Whether the reader is writing, or moving through a list of their own. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="radiogroup"]') !==
    null;

/** The digit of a key; in the row of digits its place says so, since not every layout writes it there unshifted. */
const digitOf = ({ key, code, shiftKey }: KeyboardEvent): string | undefined =>
  /^[1-9]$/.test(key) ? key : shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1];

/** The keys 1 to 9 take the choice in that place, unless the reader is writing. Places are counted from 0. */
export function useChoiceKeys(isOn: boolean, choose: (place: number) => void): void {
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const digit = digitOf(event);
      if (digit !== undefined) latest.current(Number(digit) - 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
