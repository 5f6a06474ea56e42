import { useEffect } from 'react';
import { data, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';

import { opensAdultCatalogue } from '../../../routes/redirects';
import { paths } from '../../../routes/paths';
import { openAdultCatalogue } from '../../../session/adult';
import { useApp } from '../../../use-app';
import { useLocale } from '../../../use-locale';

/** Any address without a page answers "not found", unless it opens the adult catalogue (Specification §2.1). */
export function loader({ request }: LoaderFunctionArgs): null {
  if (opensAdultCatalogue(new URL(request.url).pathname)) return null;
  throw data(null, { status: 404 });
}

/** The way into the adult catalogue: the choice is stored, and the visitor goes on to the hub. */
export function Component() {
  const { visitor } = useApp();
  const navigate = useNavigate();
  const hub = paths.characterStoryHub.href(useLocale());
  useEffect(() => {
    openAdultCatalogue(visitor);
    void navigate(hub, { replace: true });
  }, [visitor, navigate, hub]);
  return null;
}
