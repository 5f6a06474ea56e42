import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { FootCard, type RewardValue } from '../FootCard/FootCard';
import type { Account, FootLinks, NavEntry, SignInWay, ThemeChoice } from '../model';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { NavList } from './NavList';
import { card, content, foot, links } from './Sidebar.css';

export interface SidebarContentProps extends ThemeChoice {
  readonly entries: readonly NavEntry[];
  readonly account: Account['kind'];
  readonly signIn: SignInWay;
  readonly reward?: RewardValue;
  readonly footLinks: FootLinks;
  readonly recent?: ReactNode;
}

/** Entries, the card, night and day, and the small links: in the sidebar and in the drawer alike. */
export function SidebarContent(props: SidebarContentProps) {
  const { entries, account, signIn, reward, footLinks, recent, theme, onThemeChange } = props;
  const intl = useIntl();
  return (
    <div className={content}>
      <NavList entries={entries} />
      {recent}
      <div className={foot}>
        <div className={card}>
          <FootCard account={account} signIn={signIn} reward={reward} />
        </div>
        <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
        <nav
          className={links}
          aria-label={intl.formatMessage({
            id: 'shell.foot.label',
            defaultMessage: 'About the product',
            description: 'Names the small links under the sidebar for screen readers',
          })}
        >
          <Link href={footLinks.about}>
            <FormattedMessage id="shell.foot.about" defaultMessage="About" description="Link to the page about us" />
          </Link>
          <Link href={footLinks.blog}>
            <FormattedMessage id="shell.foot.blog" defaultMessage="Blog" description="Link to the blog" />
          </Link>
          <Link href={footLinks.terms}>
            <FormattedMessage
              id="shell.foot.terms"
              defaultMessage="Terms & privacy"
              description="Link to the terms of use and the privacy statement"
            />
          </Link>
          <Link href={footLinks.withdrawal}>
            <FormattedMessage
              id="shell.foot.withdrawal"
              defaultMessage="Withdraw from a contract"
              description="Link to the reader’s orders, where they can withdraw from a contract as European law requires"
            />
          </Link>
        </nav>
      </div>
    </div>
  );
}
