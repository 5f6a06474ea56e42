import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';

import { group, segment } from './SegmentedControl.css';

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
}

/** One of a few, side by side: a radio group, moved through by the arrow keys. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={onChange} className={group}>
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          nativeButton
          render={<button type="button" />}
          className={segment}
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
