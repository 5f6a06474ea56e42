import { Bell, Heart, Rss } from 'lucide-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { entry, label, sign } from '../../shell/Sidebar/NavList.css';
import { count as countStyle, forDrawer, list, lists } from './PersonalEntries.css';

interface PersonalEntry {
  readonly href: string;
  readonly current: boolean;
}

interface PersonalEntriesProps {
  /** Left out while there are none. */
  readonly favourites?: PersonalEntry | undefined;
  /** Left out for a reader who follows no character; `newCount` is 10 for ten or more. */
  readonly following?: (PersonalEntry & { readonly newCount: number }) | undefined;
  /** Shown where the header has no bell; `newCount` is 10 for ten or more. Left out for a guest. */
  readonly notifications?: (PersonalEntry & { readonly newCount: number }) | undefined;
}

/** The highest number of new entries that is shown as a number. */
const mostShown = 9;

export function PersonalEntries({ favourites, following, notifications }: PersonalEntriesProps) {
  const intl = useIntl();
  return (
    <nav
      className={lists}
      aria-label={intl.formatMessage({
        id: 'favourite.nav',
        defaultMessage: 'Your lists',
        description:
          'Names, for screen readers, the links in the sidebar to the favourites and to what is new of followed characters',
      })}
    >
      <ul className={list}>
        {favourites !== undefined && (
          <li>
            <Link href={favourites.href} aria-current={favourites.current ? 'page' : undefined} className={entry}>
              <span className={sign}>
                <DrawnIcon drawing={Heart} />
              </span>
              <span className={label}>
                <FormattedMessage
                  id="favourite.title"
                  defaultMessage="Favorites"
                  description="Title of the page with the characters and stories that the reader likes"
                />
              </span>
            </Link>
          </li>
        )}
        {following !== undefined && (
          <li>
            <Link href={following.href} aria-current={following.current ? 'page' : undefined} className={entry}>
              <span className={sign}>
                <DrawnIcon drawing={Rss} />
              </span>
              <span className={label}>
                <FormattedMessage
                  id="favourite.following"
                  defaultMessage="Following"
                  description="Link in the sidebar to what is new of the characters that the reader follows"
                />
              </span>
              {following.newCount > 0 && <NewCount count={following.newCount} />}
            </Link>
          </li>
        )}
        {notifications !== undefined && (
          <li className={forDrawer} data-for-drawer>
            <Link href={notifications.href} aria-current={notifications.current ? 'page' : undefined} className={entry}>
              <span className={sign}>
                <DrawnIcon drawing={Bell} />
              </span>
              <span className={label}>
                <FormattedMessage
                  id="favourite.notifications"
                  defaultMessage="Notifications"
                  description="Link in the side menu of phones to the page with the reader’s notifications"
                />
              </span>
              {notifications.newCount > 0 && <NewCount count={notifications.newCount} />}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function NewCount({ count }: { readonly count: number }) {
  return (
    <span className={countStyle}>
      <span aria-hidden="true">
        {count > mostShown ? (
          <FormattedMessage
            id="favourite.overMost"
            defaultMessage="{most}+"
            description="Beside “Following” in the sidebar, where more is new than is counted; {most} is 9"
            values={{ most: <FormattedNumber value={mostShown} /> }}
          />
        ) : (
          <FormattedNumber value={count} />
        )}
      </span>
      <VisuallyHidden>
        {count > mostShown ? (
          <FormattedMessage
            id="favourite.manyNew"
            defaultMessage="more than {most} new"
            description="Read aloud after “Following”: how much is new there; {most} is 9"
            values={{ most: <FormattedNumber value={mostShown} /> }}
          />
        ) : (
          <FormattedMessage
            id="favourite.newCount"
            defaultMessage="{count, plural, one {# new} other {# new}}"
            description="Read aloud after “Following”: how much is new there"
            values={{ count }}
          />
        )}
      </VisuallyHidden>
    </span>
  );
}
