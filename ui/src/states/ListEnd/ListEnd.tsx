import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { RetryButton } from '../RetryButton/RetryButton';
import { close, end, failed, reason, sentinel } from './ListEnd.css';

/** Where a list that grows stands: more to come, on its way, at its end, or stopped by a failure. */
export type ListEndStatus = 'more' | 'loading' | 'end' | 'error';

interface ListEndProps {
  status: ListEndStatus;
  /** Called when a reader comes near the end, or asks for more by the button. */
  onReachEnd: () => void;
  onRetry: () => void;
}

/** How far below the screen the end may be when the next part is asked for. */
const reach = '600px 0px';

/** The foot of a list that grows as it is read. What is already shown stays, whatever happens here. */
export function ListEnd({ status, onReachEnd, onRetry }: ListEndProps) {
  const mark = useReachEnd(status, onReachEnd);
  return (
    <div className={end} aria-busy={status === 'loading'}>
      <div ref={mark} className={sentinel} />
      {status === 'more' && (
        <Button tone="secondary" onClick={onReachEnd}>
          <FormattedMessage
            id="explore.list.more"
            defaultMessage="Load more"
            description="Button at the foot of a list; the list also grows by itself when it is scrolled"
          />
        </Button>
      )}
      {status === 'error' && (
        <div className={failed}>
          <p role="alert" className={reason}>
            <Icon name="warning" size="small" />
            <FormattedMessage
              id="explore.list.failed"
              defaultMessage="We could not load more."
              description="At the foot of a list whose next part failed to load"
            />
          </p>
          <RetryButton tone="secondary" onRetry={onRetry} />
        </div>
      )}
      <output className={close}>
        {status === 'loading' && (
          <FormattedMessage
            id="explore.list.loading"
            defaultMessage="Loading more"
            description="At the foot of a list while its next part is on its way"
          />
        )}
        {status === 'end' && (
          <FormattedMessage
            id="explore.list.end"
            defaultMessage="You have seen everything."
            description="At the foot of a list that has been read to its end"
          />
        )}
      </output>
    </div>
  );
}

/**
 * A mark that tells when the reader comes near it. It is observed again for each part: an end that is still in sight
 * when a short part has come asks for the next one.
 */
function useReachEnd(status: ListEndStatus, onReachEnd: () => void) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(onReachEnd);
  useEffect(() => {
    latest.current = onReachEnd;
  }, [onReachEnd]);
  useEffect(() => {
    if (status !== 'more' || mark.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: reach },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [status]);
  return mark;
}
