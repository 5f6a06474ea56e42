import { useDirection } from '@base-ui/react/direction-provider';
import { useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { group, segment } from './SegmentedControl.css';

export interface SegmentedControlProps<Value extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'style' | 'role' | 'aria-label' | 'onChange' | 'onKeyDown' | 'children'
> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** How far each arrow key moves along the options; sideways ones follow the line of text. */
const steps = {
  ltr: { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
  rtl: { ArrowRight: -1, ArrowDown: 1, ArrowLeft: 1, ArrowUp: -1 },
} as const;

const isStep = (key: string): key is keyof (typeof steps)['ltr'] => key in steps.ltr;

/**
 * One of a few, side by side: a radio group, moved through by the arrow keys (WAI-ARIA, "Radio Group Pattern"). Our own,
 * because it stands in the first view and the component library's brings 11 kB with it.
 *
 * **Use** for two to four short options of which one is always chosen, and that take effect at once.
 *
 * **Avoid** it for five or more options, for long words, and for what can be off altogether (`Chip`).
 *
 * **Accessibility** One stop of the keyboard; arrows choose, the way they point, also in Arabic. `label` names the group.
 */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
  ...rest
}: SegmentedControlProps<Value>) {
  const direction = useDirection();
  const buttons = useRef(new Map<Value, HTMLButtonElement>());
  const move = (event: KeyboardEvent) => {
    if (!isStep(event.key)) return;
    event.preventDefault();
    const current = options.findIndex((option) => option.value === value);
    const next = options.at((current + steps[direction][event.key]) % options.length);
    if (next === undefined) return;
    onChange(next.value);
    buttons.current.get(next.value)?.focus();
  };
  return (
    <div {...rest} role="radiogroup" aria-label={label} className={group} onKeyDown={move}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <button
            key={option.value}
            ref={(button) => {
              if (button === null) buttons.current.delete(option.value);
              else buttons.current.set(option.value, button);
            }}
            type="button"
            role="radio"
            aria-checked={isChosen}
            data-checked={isChosen || undefined}
            tabIndex={isChosen ? 0 : -1}
            className={segment}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
