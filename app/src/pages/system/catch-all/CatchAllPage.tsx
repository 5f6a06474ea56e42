import { useEffect } from 'react';
import { data, redirect, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';

import { appContext } from '../../../context/app-context';
import { paths } from '../../../routes/paths';
import { languageOfPath } from '../../../i18n/locales';
import { opensAdultCatalogue } from '../../../routes/redirects';
import { openAdultCatalogue } from '../../../session/adult';

/**
 * Any address without a page answers "not found", unless it is the way into the adult catalogue (Product §2.1):
 * the browser stores the choice and goes on to the hub; the server, which has nothing to store, sends an empty page.
 */
export function loader({ request, context }: LoaderFunctionArgs): null {
  const { pathname } = new URL(request.url);
  const locale = languageOfPath(pathname);
  if (locale === undefined || !opensAdultCatalogue(pathname)) throw data(null, { status: 404 });
  if (import.meta.env.SSR) return null;
  openAdultCatalogue(context.get(appContext).visitor);
  throw redirect(paths.characterStoryHub.href(locale));
}

/** What the server sends for the adult catalogue: in the browser the same address is asked for once more. */
export function Component() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    void navigate(pathname, { replace: true });
  }, [navigate, pathname]);
  return null;
}
