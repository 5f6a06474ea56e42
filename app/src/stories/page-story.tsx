import { pageKeys } from '../session/storage-keys';
import { readGlobals } from '../../../.storybook/globals';
import { PageInApp } from './PageInApp';

/** Shows the page at `args.path` in the language, theme and brand of the toolbar. */
export function renderPage({ path }: { path: string }, { globals }: { globals: Record<string, unknown> }) {
  const { locale, theme, brand } = readGlobals(globals);
  return (
    <PageInApp key={`${locale} ${theme} ${brand} ${path}`} path={path} locale={locale} theme={theme} brand={brand} />
  );
}

/** A visitor who has answered the cookie prompt: it would stand in front of every page. */
export function cookiesAnswered(): void {
  window.localStorage.setItem(pageKeys.cookieConsent, 'rejected');
}
