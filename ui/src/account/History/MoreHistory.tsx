import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { more, reason } from './History.css';

interface MoreHistoryProps {
  readonly loading: boolean;
  /** The next part did not arrive. */
  readonly failed: boolean;
  readonly onMore: () => void;
}

/** The foot of a history with more entries. It grows only when asked: another list stands below it. */
export function MoreHistory({ loading, failed, onMore }: MoreHistoryProps) {
  return (
    <div className={more}>
      {failed && !loading && (
        <p role="alert" className={reason}>
          <Icon name="warning" size="small" />
          <FormattedMessage
            id="explore.list.failed"
            defaultMessage="We could not load more."
            description="At the foot of a list whose next part failed to load"
          />
        </p>
      )}
      <Button
        onClick={onMore}
        busy={loading}
        busyLabel={
          <FormattedMessage
            id="explore.list.loading"
            defaultMessage="Loading more"
            description="At the foot of a list while its next part is on its way"
          />
        }
      >
        <FormattedMessage
          id="states.rows.more"
          defaultMessage="Show older"
          description="Button at the foot of a reader’s history that brings the part before it"
        />
      </Button>
    </div>
  );
}
