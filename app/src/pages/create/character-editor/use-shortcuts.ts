import { useEffect, useRef } from 'react';

export interface ShortcutActs {
  readonly onKeep: () => void;
  readonly onUndo: () => void;
  /** @param step 1 for the next problem, -1 for the previous one */
  readonly onProblem: (step: 1 | -1) => void;
  readonly onList: () => void;
  readonly onHelp: () => void;
  readonly onLeaveField: () => void;
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const textField =
  'textarea, select, input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), [contenteditable]';

/** The act that a key asks for; undefined for a key that is the browser's own. */
function actOf(event: KeyboardEvent, acts: ShortcutActs): (() => void) | undefined {
  const { key, target, shiftKey, altKey } = event;
  const isText = isIn(target, textField);
  const isInForm = isIn(target, 'form');
  const hasMod = (event.ctrlKey || event.metaKey) && !altKey;
  if (hasMod && !shiftKey && key.toLowerCase() === 's') return acts.onKeep;
  // A form within the page has an Enter and an Escape of its own.
  if (hasMod && !shiftKey && key === 'Enter') return isInForm ? undefined : acts.onKeep;
  if (hasMod && !shiftKey && key === '.') return acts.onHelp;
  // Within a text the browser's own undo takes back what was typed.
  if (hasMod && !shiftKey && key.toLowerCase() === 'z') return isText ? undefined : acts.onUndo;
  if (key === 'F8') return () => acts.onProblem(shiftKey ? -1 : 1);
  if (key === '?' && !isText && !hasMod) return acts.onList;
  if (key === 'Escape' && isText && !isInForm) return acts.onLeaveField;
  return undefined;
}

/** Listens to the keyboard for as long as the editor is shown. Dialogs and the composition of letters come first. */
export function useShortcuts(acts: ShortcutActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isIn(event.target, '[role="dialog"]')) return;
      const act = actOf(event, latest.current);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
