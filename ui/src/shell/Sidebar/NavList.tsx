import { useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import type { NavEntry } from '../model';
import { entry as entryStyle, label, sign } from './NavList.css';

/** The places of the product, the one in view marked by a lamp at the page's edge. */
export function NavList({ entries }: { readonly entries: readonly NavEntry[] }) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'shell.nav.label',
        defaultMessage: 'Main navigation',
        description: 'Names the main navigation for screen readers',
      })}
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link href={entry.href} aria-current={entry.current ? 'page' : undefined} className={entryStyle}>
              <span className={sign}>
                <Icon name={entry.icon} />
              </span>
              <span className={label}>{entry.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
