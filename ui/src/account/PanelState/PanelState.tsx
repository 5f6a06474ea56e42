import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Breath } from '../../explore/Breath/Breath';
import { LoadingNote } from '../../explore/LoadingNote/LoadingNote';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { bar, empty as emptyStyle, failed, reason, rows, row, sentence, square } from './PanelState.css';

/** A list that is still on its way: the shapes of its first rows. */
export function RowsSkeleton({ count = 3 }: { readonly count?: number }) {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={rows}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={row}>
              <span className={square} />
              <span className={bar} />
            </div>
          ))}
        </div>
      </Breath>
    </>
  );
}

interface RowsFailedProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** A part of the page that did not arrive; the rest of the page stands. */
export function RowsFailed({ onRetry, retrying }: RowsFailedProps) {
  return (
    <div className={failed}>
      <p role="alert" className={reason}>
        <Icon name="warning" />
        <FormattedMessage
          id="states.rows.failed"
          defaultMessage="This part did not arrive. Nothing was lost."
          description="In place of a list on the profile page that failed to load"
        />
      </p>
      <Button
        size="small"
        icon="retry"
        onClick={onRetry}
        busy={retrying}
        busyLabel={
          <FormattedMessage
            id="explore.tryingAgain"
            defaultMessage="Asking again"
            description="On the “Try again” button while the answer is on its way"
          />
        }
      >
        <FormattedMessage
          id="explore.tryAgain"
          defaultMessage="Try again"
          description="Button that asks again for something that failed to load"
        />
      </Button>
    </div>
  );
}

/** A list with nothing in it yet: what will be here, and the way to it. */
export function RowsEmpty({ children, action }: { readonly children: ReactNode; readonly action: ReactNode }) {
  return (
    <div className={emptyStyle}>
      <p className={sentence}>{children}</p>
      {action}
    </div>
  );
}
