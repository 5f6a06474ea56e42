import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { acts, card, sentence, sign, title, words } from './Notices.css';

interface BreakReminderProps {
  readonly hours: number;
  readonly onDismiss: () => void;
}

/** After some hours of conversation: a pause is a good idea, and nothing is lost by it. */
export function BreakReminder({ hours, onDismiss }: BreakReminderProps) {
  return (
    <section className={card}>
      <span className={sign}>
        <Icon name="clock" size="large" />
      </span>
      <div className={words}>
        <h2 className={title}>
          <FormattedMessage
            id="chat.break.title"
            defaultMessage="{hours, plural, one {You have been here for # hour} other {You have been here for # hours}}"
            description="Title of the reminder to take a break"
            values={{ hours }}
          />
        </h2>
        <p className={sentence}>
          <FormattedMessage
            id="chat.break.sentence"
            defaultMessage="Stand up, have a drink, look out of a window. The conversation waits."
            description="In the reminder to take a break"
          />
        </p>
        <div className={acts}>
          <Button size="small" onClick={onDismiss}>
            <FormattedMessage
              id="chat.break.dismiss"
              defaultMessage="Carry on"
              description="Closes the reminder to take a break"
            />
          </Button>
        </div>
      </div>
    </section>
  );
}
