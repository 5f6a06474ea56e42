import { useLayoutEffect } from 'react';

import { directionOf } from '../i18n/locales';
import { useVisitor } from '../use-app';
import { useLocale } from '../use-locale';

/** Keeps `<html>` in step with the page: language and direction of its words, theme and kind of session of its reader. */
export function useDocument(): void {
  const locale = useLocale();
  const { isKnown, isRegistered, theme } = useVisitor();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
  useLayoutEffect(() => {
    // Before that, the inline script before the first paint has set both from storage.
    if (!isKnown) return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.session = isRegistered ? 'registered' : 'guest';
    // From here on the page answers its reader: what waits for that, a journey's test for one, finds it here.
    document.documentElement.dataset.live = '';
  }, [isKnown, isRegistered, theme]);
}
