import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Chip } from '../../primitives/Chip/Chip';
import { Icon } from '../../primitives/Icon/Icon';
import { chipRow, chips, more } from './NameChips.css';

interface NameChipsProps {
  readonly names: readonly string[];
  readonly value: string;
  readonly onChoose: (name: string) => void;
  readonly disabled: boolean;
}

/** Ready-made nicknames in one row that can be pushed sideways, or opened to show them all. */
export function NameChips({ names, value, onChoose, disabled }: NameChipsProps) {
  const intl = useIntl();
  const id = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const box = row.current;
    const chosen = box?.children[names.indexOf(value)];
    if (box === null || chosen === undefined) return;
    const { left, right, width } = chosen.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (left < frame.left || right > frame.right) {
      box.scrollBy({ left: left + width / 2 - (frame.left + frame.width / 2) });
    }
  }, [names, value]);
  return (
    <div className={chipRow} data-open={isOpen || undefined}>
      <fieldset
        ref={row}
        id={id}
        disabled={disabled}
        className={chips}
        aria-label={intl.formatMessage({
          id: 'account.form.nicknames',
          defaultMessage: 'Ready-made nicknames',
          description: 'Names the group of buttons that each put a nickname into the field above them',
        })}
      >
        {names.map((name) => (
          <Chip key={name} selected={name === value} onClick={() => onChoose(name)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      <button type="button" className={more} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? (
          <FormattedMessage
            id="account.form.fewerNames"
            defaultMessage="Fewer"
            description="Button that folds the ready-made nicknames back into one row"
          />
        ) : (
          <FormattedMessage
            id="account.form.moreNames"
            defaultMessage="All {count, number}"
            description="Button that unfolds the row of ready-made nicknames to show them all; {count} is how many there are"
            values={{ count: names.length }}
          />
        )}
        <Icon name="down" size="small" />
      </button>
    </div>
  );
}
