import { useEffect, useEffectEvent, useState } from 'react';

import { paintTools, toolKeys, type PaintTool } from '../model/paint-tools';

interface PaintKeys {
  readonly onTool: (tool: PaintTool) => void;
  readonly onSize: (direction: 1 | -1) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onZoom: (direction: 1 | -1 | 0) => void;
  readonly onWhole: () => void;
}

/** Words are typed here: letters are letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The space bar presses what has the focus, where that can be pressed. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role="slider"], [role="dialog"]') !== null;

/** The letter of a key, by its place where the keyboard writes other letters than Latin ones. */
const letterOf = ({ code, key }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');

const zooms: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, '0': 0 };

/**
 * The keys of the paint page, wherever the focus is but in a text field or a dialog.
 *
 * @returns whether the space bar is held
 */
export function usePaintKeys(keys: PaintKeys): boolean {
  const [isPanning, setIsPanning] = useState(false);

  const onCommand = useEffectEvent((event: KeyboardEvent) => {
    const letter = letterOf(event);
    const isRedo = letter === 'Y' || (letter === 'Z' && event.shiftKey);
    if (!isRedo && letter !== 'Z') return;
    event.preventDefault();
    if (isRedo) keys.onRedo();
    else keys.onUndo();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Where brackets are written with AltGr, a browser says Control and Alt.
    if (event.key === '[' || event.key === ']') return keys.onSize(event.key === ']' ? 1 : -1);
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) return onCommand(event);
    if (event.key === ' ') {
      if (isPressed(event.target)) return;
      event.preventDefault();
      return setIsPanning(true);
    }
    const zoom = zooms[event.key];
    if (zoom !== undefined) return keys.onZoom(zoom);
    const letter = letterOf(event);
    if (letter === 'F' && !event.shiftKey) return keys.onWhole();
    const tool = paintTools.find((one) => toolKeys[one] === letter);
    if (tool !== undefined && !event.shiftKey) keys.onTool(tool);
  });

  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (!event.defaultPrevented && !inDialog && !isTyping(event.target)) onKey(event);
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ') setIsPanning(false);
    };
    const leave = () => setIsPanning(false);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', leave);
    };
  }, []);
  return isPanning;
}
