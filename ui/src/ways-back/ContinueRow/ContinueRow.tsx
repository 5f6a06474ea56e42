import type { BindingId } from '@fabula/sdk/types';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { bar, heading, more, sub } from '../../layout/SectionHeading/SectionHeading.css';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import type { WayBackValue } from '../model';
import { ContinueCard } from './ContinueCard';
import { cell, failed, reason, row, section } from './ContinueRow.css';

const mostCards = 3;

interface ContinueRowProps {
  /** The last used first; at least one. */
  readonly items: readonly WayBackValue[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Where all conversations are; no link without it. */
  readonly allHref?: string | undefined;
  /** The binding of the reader’s books. */
  readonly binding?: BindingId | undefined;
}

/** Where the reader was, in words: the three things that they used last. The heading is that of the whole page. */
export function ContinueRow({ items, now, allHref, binding }: ContinueRowProps) {
  const id = useId();
  const shown = items.slice(0, mostCards);
  return (
    <section aria-labelledby={id} className={section}>
      <div className={bar}>
        <h1 id={id} className={heading}>
          <FormattedMessage
            id="continue.title"
            defaultMessage="Continue"
            description="Heading over what the reader can return to: chats, stories and rooms"
          />
        </h1>
        <p className={sub}>
          <FormattedMessage
            id="continue.sub"
            defaultMessage="Where you left each of them"
            description="Beside the heading over what the reader can return to"
          />
        </p>
        {allHref !== undefined && (
          <Link href={allHref} className={more}>
            <FormattedMessage
              id="continue.recentAll"
              defaultMessage="All conversations"
              description="Link to the page with all conversations of the reader"
            />
            <Icon name="forward" size="small" />
          </Link>
        )}
      </div>
      <ul className={row} data-count={shown.length}>
        {shown.map((item, place) => (
          <li key={`${item.kind} ${item.id}`} className={cell}>
            <ContinueCard item={item} isFirst={place === 0} now={now} binding={binding} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ContinueFailedProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The ways back did not arrive; the rest of the page is there. */
export function ContinueFailed({ onRetry, retrying }: ContinueFailedProps) {
  return (
    <div className={failed}>
      <p role="alert" className={reason}>
        <Icon name="warning" size="small" />
        <FormattedMessage
          id="continue.failed"
          defaultMessage="We could not load your recent activity. Nothing is lost."
          description="In place of what the reader can return to, when it failed to load"
        />
      </p>
      <Button
        size="small"
        icon="retry"
        onClick={onRetry}
        busy={retrying}
        busyLabel={
          <FormattedMessage
            id="continue.tryingAgain"
            defaultMessage="Trying again"
            description="On the “Try again” button while what the reader can return to is loading"
          />
        }
      >
        <FormattedMessage
          id="continue.tryAgain"
          defaultMessage="Try again"
          description="Loads what the reader can return to again, after it failed"
        />
      </Button>
    </div>
  );
}
