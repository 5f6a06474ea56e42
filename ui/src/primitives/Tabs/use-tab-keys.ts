import { useDirection } from '@base-ui/react/direction-provider';
import { useRef, type KeyboardEvent } from 'react';

/** How far each key moves along a list of tabs; sideways ones follow the line of text. */
const steps = {
  ltr: { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 },
  rtl: { ArrowDown: 1, ArrowUp: -1, ArrowRight: -1, ArrowLeft: 1 },
} as const;

const isStep = (key: string): key is keyof (typeof steps)['ltr'] => Object.hasOwn(steps.ltr, key);

/** Arrow keys, Home and End along a list of tabs, which choose what they reach (WAI-ARIA, "Tabs Pattern"). */
export function useTabKeys<Id extends string>(ids: readonly Id[], chosen: Id, onChoose: (id: Id) => void) {
  const direction = useDirection();
  const tabs = useRef(new Map<Id, HTMLButtonElement>());
  const reach = (key: string): Id | undefined => {
    if (key === 'Home') return ids[0];
    if (key === 'End') return ids.at(-1);
    if (!isStep(key)) return undefined;
    return ids.at((ids.indexOf(chosen) + steps[direction][key]) % ids.length);
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const next = reach(event.key);
      if (next === undefined) return;
      event.preventDefault();
      onChoose(next);
      tabs.current.get(next)?.focus();
    },
    refOf: (id: Id) => (button: HTMLButtonElement | null) => {
      if (button === null) tabs.current.delete(id);
      else tabs.current.set(id, button);
    },
  };
}
