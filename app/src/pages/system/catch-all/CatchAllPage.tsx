import { useEffect } from 'react';
import { data, redirect, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';

import { appContext } from '../../../context/app-context';
import { paths } from '../../../routes/paths';
import { languageOfPath } from '../../../i18n/locales';
import { opensAdultCatalogue } from '../../../routes/redirects';
import { openAdultCatalogue } from '../../../session/adult';

/** Answers 404, but opens the adult catalogue at its address (Product §2.1); the server sends an empty page there. */
export function loader({ request, context }: LoaderFunctionArgs): null {
  const { pathname } = new URL(request.url);
  const locale = languageOfPath(pathname);
  if (locale === undefined || !opensAdultCatalogue(pathname)) throw data(null, { status: 404 });
  if (import.meta.env.SSR) return null;
  openAdultCatalogue(context.get(appContext).visitor);
  throw redirect(paths.characterStoryHub.href(locale));
}

/** The server's page for the adult catalogue; the browser requests the same address again. */
export function Component() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    void navigate(pathname, { replace: true });
  }, [navigate, pathname]);
  return null;
}
