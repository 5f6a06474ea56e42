import { useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import type { NavEntry } from '../model';
import { bar, entry as entryStyle, label } from './BottomBar.css';

export interface BottomBarProps {
  /** Explore, Create Character, Create Story (Product §2.2). */
  readonly entries: readonly NavEntry[];
  readonly hidden: boolean;
}

export function BottomBar({ entries, hidden }: BottomBarProps) {
  const intl = useIntl();
  return (
    <nav
      className={bar}
      data-hidden={hidden || undefined}
      aria-label={intl.formatMessage({
        id: 'shell.bottomBar.label',
        defaultMessage: 'Shortcuts',
        description: 'Names the bar at the bottom of phones for screen readers',
      })}
    >
      {entries.map((entry) => (
        <Link key={entry.id} href={entry.href} aria-current={entry.current ? 'page' : undefined} className={entryStyle}>
          <Icon name={entry.icon} />
          <span className={label}>{entry.label}</span>
        </Link>
      ))}
    </nav>
  );
}
