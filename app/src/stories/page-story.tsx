import { pageKeys } from '../session/storage-keys';
import { readGlobals } from '../../../.storybook/globals';
import { PageInApp } from './PageInApp';

export function renderPage({ path }: { path: string }, { globals }: { globals: Record<string, unknown> }) {
  const { locale, theme, brand, contentMode } = readGlobals(globals);
  const props = { path, locale, theme, brand, contentMode };
  return <PageInApp key={Object.values(props).join(' ')} {...props} />;
}

/** A visitor who has answered the cookie prompt: it would stand in front of every page. */
export function cookiesAnswered(): void {
  window.localStorage.setItem(pageKeys.cookieConsent, 'rejected');
}

/** As `cookiesAnswered`, for a visitor who has also closed the line that tells operators how to connect a model. */
export function hintsAnswered(): void {
  cookiesAnswered();
  window.localStorage.setItem(pageKeys.engineHint, 'closed');
}
