import { useState, type ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';

import { loggedOut, logOutFailed, Shell } from '@fabula/ui';

import { brandNames } from '../i18n/brand-names';
import { framedPaths, paths } from '../routes/paths';
import { logOut } from '../session/log-out';
import { useSignInWay } from '../session/sign-in/door/use-open-sign-in';
import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { BellContainer, NotesContainer, SidebarContainer } from '../ways-back/lazy-parts';
import { AdultBadge } from './AdultBadge';
import { Contained } from '../lazy/Contained';
import { CookieQuestion } from './CookieQuestion';
import { HeaderSearch } from './HeaderSearch';
import { PageOnItsWay } from './PageOnItsWay';
import { useAccount } from './use-account';
import { useLanguageChoice } from './use-language-choice';
import { useNavigationEntries } from './use-navigation-entries';
import { useOffline } from '../browser/use-offline';

const frameOf = (pathname: string, search: string) =>
  framedPaths.find(
    ({ path, param }) =>
      matchPath(`/:lang/${path.pattern}`, pathname) !== null &&
      (param === undefined || Boolean(new URLSearchParams(search).get(param))),
  )?.frame ?? 'full';

/** The shell around a page, with what it shows and does (Product §2.2). */
export function PageShell({ children }: { readonly children: ReactNode }) {
  const { brand, visitor, queries, toasts, usesPoints } = useApp();
  const { theme, isKnown, isRailed, isRegistered, dailyBonusWaits } = useVisitor();
  const { pathname, search } = useLocation();
  const locale = useLocale();
  const frame = frameOf(pathname, search);
  const navigate = useNavigate();
  const { sidebar, bottomBar } = useNavigationEntries();
  const explore = paths.characterStoryHub.href(locale);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    const hasLeft = await logOut(visitor, queries);
    setIsLeaving(false);
    if (!hasLeft) {
      toasts.show(logOutFailed());
      return;
    }
    await navigate(explore);
    toasts.show(loggedOut());
  };
  return (
    <Shell
      brand={{ id: brand, name: brandNames[brand] }}
      homeHref={explore}
      entries={sidebar}
      bottomEntries={bottomBar}
      frame={frame}
      footLinks={{
        about: paths.aboutUs.href(locale),
        blog: paths.blog.href(locale),
        whitePaper: paths.whitePaper.href(locale),
        log: paths.loggerSearch.href(locale),
        community: paths.daoCommunity.href(locale),
        terms: paths.termsPrivacy.href(locale),
        withdrawal: usesPoints ? paths.orders.href(locale) : undefined,
      }}
      account={useAccount()}
      signIn={useSignInWay()}
      onLogOut={() => void leave()}
      reward={
        isRegistered && dailyBonusWaits
          ? { state: 'waiting', onOpen: () => visitor.state.set({ isDailyBonusOpen: true }) }
          : undefined
      }
      badge={<AdultBadge />}
      recent={
        isKnown && (
          <Contained>
            <SidebarContainer />
          </Contained>
        )
      }
      search={<HeaderSearch />}
      bell={
        isRegistered && (
          <Contained>
            <BellContainer />
          </Contained>
        )
      }
      pendingBar={<PageOnItsWay isLeaving={isLeaving} />}
      offline={useOffline()}
      notice={<CookieQuestion />}
      railed={isRailed}
      onRailToggle={() => visitor.foldSidebar(!isRailed)}
      theme={theme}
      onThemeChange={visitor.chooseTheme}
      {...useLanguageChoice()}
    >
      {isKnown && frame === 'full' && (
        <Contained>
          <NotesContainer />
        </Contained>
      )}
      {children}
    </Shell>
  );
}
