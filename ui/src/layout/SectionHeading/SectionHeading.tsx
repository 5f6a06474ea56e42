import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { bar, heading, more, sub as subStyle } from './SectionHeading.css';

interface SectionHeadingProps {
  /** Id of the heading, which names its section. */
  id: string;
  title: string;
  sub?: ReactNode;
  seeAllHref?: string | undefined;
}

const hidden = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

/** What a section holds, in one line, with the way to all of it. */
export function SectionHeading({ id, title, sub, seeAllHref }: SectionHeadingProps) {
  return (
    <div className={bar}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {sub !== undefined && <p className={subStyle}>{sub}</p>}
      {seeAllHref !== undefined && (
        <Link href={seeAllHref} className={more}>
          <FormattedMessage
            id="explore.seeAll"
            defaultMessage="See all <hidden>in {title}</hidden>"
            description="Link at the end of a row’s heading; the part in <hidden> is read aloud only, so that each link says what it leads to"
            values={{ title, hidden }}
          />
          <Icon name="forward" size="small" />
        </Link>
      )}
    </div>
  );
}
