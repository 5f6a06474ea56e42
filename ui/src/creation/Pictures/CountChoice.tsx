import { FormattedNumber, useIntl } from 'react-intl';

import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { pictureLimits } from './picture-model';

interface CountChoiceProps {
  readonly count: number;
  readonly onCount: (count: number) => void;
}

const counts = Array.from({ length: pictureLimits.count }, (_, index) => index + 1);

/** How many pictures are drawn at once. */
export function CountChoice({ count, onCount }: CountChoiceProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({
        id: 'pictures.count',
        defaultMessage: 'How many pictures',
        description: 'Names the choice of how many pictures are drawn at once, from 1 to 6',
      })}
      value={String(count)}
      onChange={(value) => onCount(Number(value))}
      options={counts.map((value) => ({ value: String(value), label: <FormattedNumber value={value} /> }))}
    />
  );
}
