import { useLayoutEffect } from 'react';

import { storageKeys, type Locale } from '@fabula/sdk';

import { directionOf } from '../i18n/locales';
import { useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';

const toldFor = 31_536_000;

/** The cookie tells the server the language of addresses that name none. */
function tellServer(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${storageKeys.language}=${locale}; Path=/; Max-Age=${toldFor}; SameSite=Lax${secure}`;
}

function colourBars(): void {
  const color = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = color;
}

export function useDocument(): void {
  const locale = useLocale();
  const { isKnown, isRegistered, isRailed, theme } = useVisitor();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
    tellServer(locale);
  }, [locale]);
  useLayoutEffect(() => {
    // Before that, the inline script before the first paint has set them from storage.
    if (!isKnown) return;
    document.documentElement.dataset.theme = theme;
    colourBars();
    document.documentElement.toggleAttribute('data-railed', isRailed);
    document.documentElement.dataset.session = isRegistered ? 'registered' : 'guest';
    // Tests wait for this before they use the page.
    document.documentElement.dataset.live = '';
  }, [isKnown, isRegistered, isRailed, theme]);
}
