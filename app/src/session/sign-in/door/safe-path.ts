import { paths } from '../../../routes/paths';
import { languageOfPath } from '../../../i18n/locales';

const signInPages: readonly string[] = [paths.registerLogin.pattern, paths.register.pattern];

/** A path of this site to go to after signing in; undefined for other sites and for sign-in itself. */
export function safePath(address: string | undefined, origin: string): string | undefined {
  if (address === undefined || !address.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const { origin: ofAddress, pathname, search, hash } = new URL(address, origin);
  const [, , page = ''] = pathname.split('/');
  const isOurs = ofAddress === origin && languageOfPath(pathname) !== undefined && !signInPages.includes(page);
  return isOurs ? pathname + search + hash : undefined;
}
