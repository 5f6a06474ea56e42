import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Breath } from '../Breath/Breath';
import { LoadingNote } from '../LoadingNote/LoadingNote';
import { Icon } from '../../primitives/Icon/Icon';
import { RetryButton } from '../RetryButton/RetryButton';
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
          defaultMessage="We could not load this part. Nothing was lost."
          description="In place of a list on the profile page that failed to load"
        />
      </p>
      <RetryButton size="small" onRetry={onRetry} retrying={retrying} />
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
