import { ChevronLeft, ChevronRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { count as countStyle, siblings as siblingsStyle } from './MessageTools.css';

interface SiblingSwitchProps {
  readonly index: number;
  readonly count: number;
  readonly onChange: (index: number) => void;
}

/** Which of the messages in one place is shown, and the way to its neighbours. */
export function SiblingSwitch({ index, count, onChange }: SiblingSwitchProps) {
  const intl = useIntl();
  return (
    <div
      role="group"
      className={siblingsStyle}
      aria-label={intl.formatMessage({
        id: 'chat.siblings.label',
        defaultMessage: 'Other versions of this message',
        description: 'Names the arrows that switch between versions of one message',
      })}
    >
      <ToolButton
        drawing={ChevronLeft}
        pointing
        disabled={index === 0}
        onClick={() => onChange(index - 1)}
        label={intl.formatMessage({
          id: 'chat.siblings.previous',
          defaultMessage: 'Previous version',
          description: 'Shows the version of a message that was written before this one',
        })}
      />
      <span
        role="img"
        className={countStyle}
        aria-label={intl.formatMessage(
          {
            id: 'chat.siblings.place',
            defaultMessage: 'Version {place, number} of {count, number}',
            description: 'Which version of a message is shown, for screen readers',
          },
          { place: index + 1, count },
        )}
      >
        <FormattedMessage
          id="chat.siblings.shortPlace"
          defaultMessage="{place, number} / {count, number}"
          description="Which version of a message is shown, of how many"
          values={{ place: index + 1, count }}
        />
      </span>
      <ToolButton
        drawing={ChevronRight}
        pointing
        disabled={index + 1 >= count}
        onClick={() => onChange(index + 1)}
        label={intl.formatMessage({
          id: 'chat.siblings.next',
          defaultMessage: 'Next version',
          description: 'Shows the version of a message that was written after this one',
        })}
      />
    </div>
  );
}
