import { paths } from '../../../routes/paths';
import { languageOfPath } from '../../../i18n/locales';

const signInPages: readonly string[] = [paths.registerLogin.pattern, paths.register.pattern];

/**
 * A path of our own pages, as a visitor may be sent to it after signing in; `undefined` for an address that leads
 * anywhere else, or to signing in again.
 *
 * @param origin of the site
 */
export function safePath(address: string | undefined, origin: string): string | undefined {
  if (address === undefined || !address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const { origin: ofAddress, pathname, search, hash } = new URL(address, origin);
  const [, , page = ''] = pathname.split('/');
  const isOurs = ofAddress === origin && languageOfPath(pathname) !== undefined && !signInPages.includes(page);
  return isOurs ? pathname + search + hash : undefined;
}
