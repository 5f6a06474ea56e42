import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';

interface KeepOrNotProps {
  readonly keep: ReactNode;
  readonly keeping: boolean;
  /** It may not be kept: only the way out is offered. */
  readonly refused?: boolean;
  /** Another way to go on, after the button that keeps. */
  readonly other?: ReactNode;
  /** The other way is being gone. */
  readonly isBusy?: boolean;
  /** In the place of `keep` while it is kept. */
  readonly keepingWords: ReactNode;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

export function KeepOrNot({
  keep,
  keeping,
  keepingWords,
  other,
  isBusy = false,
  refused = false,
  onKeep,
  onCancel,
}: KeepOrNotProps) {
  return (
    <>
      {!refused && (
        <>
          <Button
            tone="primary"
            size="large"
            busy={keeping}
            busyLabel={keepingWords}
            disabled={isBusy}
            onClick={onKeep}
          >
            {keep}
          </Button>
          {other}
        </>
      )}
      <Button size="large" tone="quiet" disabled={keeping || isBusy} onClick={onCancel}>
        <FormattedMessage
          id="card.preview.cancel"
          defaultMessage="Not now"
          description="Leaves a character card without saving it"
        />
      </Button>
    </>
  );
}
