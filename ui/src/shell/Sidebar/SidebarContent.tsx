import type { ReactNode } from 'react';

import { FootCard, type RewardValue } from '../FootCard/FootCard';
import type { Account, FootLinks, NavEntry, SignInWay, ThemeChoice } from '../model';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { FootNav } from './FootNav';
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
  return (
    <div className={content}>
      <NavList entries={entries} />
      {recent}
      <div className={foot}>
        <div className={card}>
          <FootCard account={account} signIn={signIn} reward={reward} />
        </div>
        <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
        <FootNav footLinks={footLinks} className={links} />
      </div>
    </div>
  );
}
