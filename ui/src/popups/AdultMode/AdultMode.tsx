import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { choice, choices } from '../choices.css';
import { badge } from './AdultMode.css';

export interface AdultModeProps {
  readonly onLeave: () => void;
}

/** Says that the adult catalogue is open, and leads out of it: an outlined word that asks before it closes. */
export function AdultMode({ onLeave }: AdultModeProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={badge}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({
          id: 'popups.adultMode.badge',
          defaultMessage: '18+: mature mode is on',
          description: 'Names the badge in the header that says the adult catalogue is open, and opens the way out',
        })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage
          id="popups.adultMode.mark"
          defaultMessage="18+"
          description="The badge in the header: for adults only, as short as it can be"
        />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        hasClose={false}
        title={
          <FormattedMessage
            id="popups.adultMode.title"
            defaultMessage="Mature mode is on"
            description="Title of the popup that leads out of the adult catalogue"
          />
        }
        description={
          <FormattedMessage
            id="popups.adultMode.sentence"
            defaultMessage="Lists include characters and stories with mature themes. If you leave, they are hidden again; your chats and plays are kept."
            description="What the adult catalogue shows, and what leaving it does"
          />
        }
      >
        <div className={choices}>
          <span className={choice}>
            <Button fullWidth onClick={() => setOpen(false)}>
              <FormattedMessage
                id="popups.adultMode.stay"
                defaultMessage="Stay"
                description="Button that keeps the adult catalogue open"
              />
            </Button>
          </span>
          <span className={choice}>
            <Button
              tone="primary"
              fullWidth
              onClick={() => {
                setOpen(false);
                onLeave();
              }}
            >
              <FormattedMessage
                id="popups.adultMode.leave"
                defaultMessage="Leave mature mode"
                description="Button that closes the adult catalogue"
              />
            </Button>
          </span>
        </div>
      </Dialog>
    </>
  );
}
