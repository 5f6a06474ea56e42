import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { choice, choices } from '../choices.css';

export interface AgeGateProps {
  readonly open: boolean;
  /** The answer is being kept; going back stays possible, so that the focus has a place. */
  readonly confirming: boolean;
  /** The reader says they are 18 or older. */
  readonly onConfirm: () => void;
  /** The reader is younger, or would rather not: everything else stays open. */
  readonly onDecline: () => void;
}

/** Asks once whether a reader is an adult, before mature content is shown (Product §11). */
export function AgeGate({ open, confirming, onConfirm, onDecline }: AgeGateProps) {
  const decline = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onDecline}
      dismissible={false}
      hasClose={false}
      initialFocus={decline}
      title={
        <FormattedMessage
          id="popups.ageGate.title"
          defaultMessage="Are you 18 or older?"
          description="Title of the question asked before mature content is shown"
        />
      }
      description={
        <FormattedMessage
          id="popups.ageGate.sentence"
          defaultMessage="This part of the catalogue has mature themes: violence, horror and adult relationships. We ask once and remember the answer."
          description="Why age is asked, plain and literal"
        />
      }
    >
      <div className={choices}>
        <span className={choice}>
          <Button ref={decline} fullWidth onClick={onDecline}>
            <FormattedMessage
              id="popups.ageGate.decline"
              defaultMessage="No, go back"
              description="Button of readers under 18, or who do not want mature content"
            />
          </Button>
        </span>
        <span className={choice}>
          <Button
            tone="primary"
            fullWidth
            onClick={onConfirm}
            busy={confirming}
            busyLabel={
              <FormattedMessage
                id="popups.ageGate.confirming"
                defaultMessage="Saving"
                description="On the button while the answer about age is being kept"
              />
            }
          >
            <FormattedMessage
              id="popups.ageGate.confirm"
              defaultMessage="Yes, I am 18 or older"
              description="Button that states the reader is an adult"
            />
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
