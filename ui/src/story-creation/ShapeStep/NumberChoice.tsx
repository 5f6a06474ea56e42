import { useIntl } from 'react-intl';

import { group, groupLabel } from '../../creation/Step/step.css';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';

interface NumberChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: number) => void;
}

/** A small number, chosen among a few. */
export function NumberChoice({ label, value, from, to, onChange }: NumberChoiceProps) {
  const intl = useIntl();
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div className={group}>
      <span className={groupLabel} aria-hidden="true">
        {label}
      </span>
      <div>
        <SegmentedControl
          label={label}
          value={String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
          options={numbers.map((number) => ({ value: String(number), label: intl.formatNumber(number) }))}
        />
      </div>
    </div>
  );
}
