import { FormattedMessage } from 'react-intl';

import { Button, type ButtonTone } from '../../primitives/Button/Button';
import type { GoOnValue } from '../model';

interface GoOnButtonProps {
  readonly roundId: string;
  readonly goOn: GoOnValue;
  readonly tone?: ButtonTone;
}

export function GoOnButton({ roundId, goOn: { busyId, onGoOn }, tone = 'secondary' }: GoOnButtonProps) {
  return (
    <Button
      tone={tone}
      size="small"
      disabled={busyId !== null}
      onClick={() => onGoOn(roundId)}
      busy={busyId === roundId}
      busyLabel={
        <FormattedMessage
          id="share.play.goingOn"
          defaultMessage="Creating your play"
          description="On the button while a play of the reader’s own is begun at a round of another reader’s"
        />
      }
    >
      <FormattedMessage
        id="share.play.goOn"
        defaultMessage="Continue from here"
        description="Begins a play of the reader’s own at a round of another reader’s"
      />
    </Button>
  );
}
