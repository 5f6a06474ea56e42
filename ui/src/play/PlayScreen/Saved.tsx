import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { saved } from './PlayScreen.css';

interface SavedProps {
  readonly isPending: boolean;
  /** Whether this device alone has the play. */
  readonly isHereOnly?: boolean | undefined;
}

/** Whether the play is kept: always, and without a deed; said while a move is written out, and once it is. */
export function Saved({ isPending, isHereOnly = false }: SavedProps) {
  return (
    <p role="status" className={saved}>
      {isPending ? (
        <>
          <Lantern />
          <FormattedMessage
            id="play.writing"
            defaultMessage="Writing the next round"
            description="Under the choices of a round, while a move is on its way"
          />
        </>
      ) : (
        <>
          <Icon name="check" size="small" />
          {isHereOnly ? (
            <FormattedMessage
              id="play.saved.here"
              defaultMessage="Saved on this device."
              description="Under the choices of a round that is played without a connection: the play is on this device only"
            />
          ) : (
            <FormattedMessage
              id="play.saved"
              defaultMessage="Saved. You can continue anywhere."
              description="Under the choices of a round: the play is kept by itself, and can be continued on another device"
            />
          )}
        </>
      )}
    </p>
  );
}
