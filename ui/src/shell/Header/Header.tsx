import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';

import { IconButton } from '../../primitives/Button/IconButton';
import { Link } from '../../primitives/Link/Link';
import { Seal } from '../../primitives/Seal/Seal';
import { AccountSlot } from '../AccountMenu/AccountSlot';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu';
import type { Account, BrandValue, LanguagePick, SignInWay, ThemeChoice } from '../model';
import { bar, bellSlot, brandLink, end, forDrawer, forRail, searchSlot, wordmark } from './Header.css';

/** What the menu button does: on narrow pages it opens the drawer, on wide ones it folds the sidebar. */
export interface MenuToggle {
  readonly drawerOpen: boolean;
  readonly onDrawerOpen: () => void;
  readonly railed: boolean;
  readonly onRailToggle: () => void;
}

export interface HeaderProps extends LanguagePick, ThemeChoice {
  readonly brand: BrandValue;
  readonly homeHref: string;
  readonly badge?: ReactNode;
  /** Shown in the middle on wide pages. */
  readonly search?: ReactNode;
  /** The notifications of an account: beside its menu, on wide pages. */
  readonly bell?: ReactNode;
  readonly account: Account;
  readonly signIn: SignInWay;
  readonly onLogOut: () => void;
  readonly menu: MenuToggle;
  /** The button that opens the drawer, which gets focus back afterwards. */
  readonly drawerButton: RefObject<HTMLButtonElement | null>;
  /** Out of the way, on phones, while scrolling down. */
  readonly hidden: boolean;
}

/** The bar over every page (Product §2.2). */
export function Header({
  brand,
  homeHref,
  badge,
  search,
  bell,
  account,
  signIn,
  onLogOut,
  menu,
  drawerButton,
  hidden,
  ...choices
}: HeaderProps) {
  const intl = useIntl();
  const { languages, language, onLanguageChange, theme, onThemeChange } = choices;
  return (
    <header className={bar} data-hidden={hidden || undefined}>
      <div className={forDrawer}>
        <IconButton
          ref={drawerButton}
          icon="menu"
          label={intl.formatMessage({
            id: 'shell.header.menu',
            defaultMessage: 'Menu',
            description: 'Names the button that opens the side menu',
          })}
          aria-haspopup="dialog"
          aria-expanded={menu.drawerOpen}
          onClick={menu.onDrawerOpen}
        />
      </div>
      <div className={forRail}>
        <IconButton
          icon="menu"
          label={
            menu.railed
              ? intl.formatMessage({
                  id: 'shell.header.expandSidebar',
                  defaultMessage: 'Expand sidebar',
                  description: 'Names the button that shows the labels of a sidebar collapsed to icons',
                })
              : intl.formatMessage({
                  id: 'shell.header.collapseSidebar',
                  defaultMessage: 'Collapse sidebar',
                  description: 'Names the button that collapses the sidebar to icons',
                })
          }
          aria-expanded={!menu.railed}
          onClick={menu.onRailToggle}
        />
      </div>
      <Link href={homeHref} className={brandLink}>
        <Seal brand={brand.id} />
        <span className={wordmark}>{brand.name}</span>
      </Link>
      {badge}
      <div className={searchSlot}>{search}</div>
      <div className={end}>
        <div className={bellSlot}>{bell}</div>
        <LanguageMenu languages={languages} language={language} onLanguageChange={onLanguageChange} />
        <AccountSlot
          account={account}
          signIn={signIn}
          onLogOut={onLogOut}
          theme={theme}
          onThemeChange={onThemeChange}
        />
      </div>
    </header>
  );
}
