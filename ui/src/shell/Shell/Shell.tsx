import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';

import { BottomBar } from '../BottomBar/BottomBar';
import { ClickRipple } from '../ClickRipple/ClickRipple';
import type { RewardValue } from '../FootCard/FootCard';
import { Header } from '../Header/Header';
import type { Account, BrandValue, FootLinks, LanguagePick, NavEntry, SignInWay, ThemeChoice } from '../model';
import { OfflineBar } from '../OfflineBar/OfflineBar';
import { useScrollDirection } from '../scroll-direction/use-scroll-direction';
import { FootNav } from '../Sidebar/FootNav';
import { Sidebar } from '../Sidebar/Sidebar';
import { columns, main, noticeRoom, pageFoot, pageFootLinks } from './Shell.css';
import { mainId, SkipLink } from './SkipLink';

const ShellDrawer = lazy(() => import('./ShellDrawer').then((module) => ({ default: module.ShellDrawer })));

/**
 * How much stands around a page: everything, all but the bottom bar, the header and a folded sidebar around a page that
 * has the rest of the window, the header and the small links alone, or the page alone (Product §2.2).
 */
type FrameValue = 'full' | 'headed' | 'work' | 'open' | 'bare';

export interface ShellProps extends LanguagePick, ThemeChoice {
  readonly brand: BrandValue;
  readonly homeHref: string;
  readonly entries: readonly NavEntry[];
  /** The sidebar is folded to its icons; its button asks for the other way. */
  readonly railed: boolean;
  readonly onRailToggle: () => void;
  readonly bottomEntries: readonly NavEntry[];
  readonly frame: FrameValue;
  readonly footLinks: FootLinks;
  readonly account: Account;
  readonly signIn: SignInWay;
  readonly onLogOut: () => void;
  readonly recent?: ReactNode;
  readonly reward?: RewardValue;
  readonly badge?: ReactNode;
  readonly search?: ReactNode;
  readonly bell?: ReactNode;
  /** Says that the next page is on its way: a slot, because nothing else here changes with that. */
  readonly pendingBar: ReactNode;
  readonly offline: boolean;
  /** A bar at the foot of the window that waits for an answer; second in the order of the keyboard. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page (Product §2.2): header, sidebar or drawer, bottom bar, and the page's own place. */
export function Shell(props: ShellProps) {
  const { brand, homeHref, entries, bottomEntries, frame, footLinks, account, signIn } = props;
  const { onLogOut, recent, reward, badge, search, bell, pendingBar, offline, notice, children } = props;
  const { railed, onRailToggle, theme, onThemeChange } = props;
  const { languages, language, onLanguageChange } = props;
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const drawerButton = useRef<HTMLButtonElement>(null);
  const hidden = useScrollDirection();
  const isRailed = railed || frame === 'work' || frame === 'open';
  const sidebar = { entries, account: account.kind, signIn, recent, reward, footLinks, theme, onThemeChange };
  return (
    <>
      <SkipLink />
      <div className={noticeRoom} data-frame={frame} data-hidden={hidden || undefined}>
        {notice}
      </div>
      {pendingBar}
      {frame !== 'bare' && (
        <Header
          brand={brand}
          homeHref={homeHref}
          badge={badge}
          search={frame === 'open' ? undefined : search}
          bell={bell}
          account={account}
          signIn={signIn}
          onLogOut={onLogOut}
          menu={{
            drawerOpen: drawer === 'open',
            onDrawerOpen: () => setDrawer('open'),
            railed: isRailed,
            // A sidebar that the page keeps folded, or does not have, opens over it.
            onRailToggle: frame === 'work' || frame === 'open' ? () => setDrawer('open') : onRailToggle,
          }}
          drawerButton={drawerButton}
          hidden={hidden}
          languages={languages}
          language={language}
          onLanguageChange={onLanguageChange}
          theme={theme}
          onThemeChange={onThemeChange}
        />
      )}
      <OfflineBar offline={offline} />
      <div className={columns} data-frame={frame}>
        {frame !== 'bare' && frame !== 'open' && <Sidebar {...sidebar} railed={isRailed} />}
        <main id={mainId} tabIndex={-1} className={main}>
          {children}
        </main>
      </div>
      {frame === 'open' && (
        <footer className={pageFoot}>
          <FootNav footLinks={footLinks} className={pageFootLinks} />
        </footer>
      )}
      {frame === 'full' && <BottomBar entries={bottomEntries} hidden={hidden} />}
      {drawer !== 'never' && (
        <Suspense fallback={null}>
          <ShellDrawer
            {...sidebar}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            opener={drawerButton}
            brand={brand}
          />
        </Suspense>
      )}
      <ClickRipple />
    </>
  );
}
