import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { ChunkReloadView, ErrorScreen } from '@fabula/ui';

import { isNotFound } from '../data/query-clients';
import { useHead } from '../head/use-head';
import { ChunkLoadError } from '../lazy/chunk';
import { paths } from '../routes/paths';
import { useLocale } from '../i18n/use-locale';
import { NotFound } from './NotFound';

const reload = () => window.location.reload();

/** What stands in a page's place when it could not be shown (Product §2.1, §8). */
export function RouteFailure() {
  const error = useRouteError();
  if ((isRouteErrorResponse(error) && error.status === 404) || isNotFound(error)) return <NotFound />;
  return <Failure isChunkMissing={error instanceof ChunkLoadError} />;
}

function Failure({ isChunkMissing }: { readonly isChunkMissing: boolean }) {
  const intl = useIntl();
  const home = paths.characterStoryHub.href(useLocale());
  const title = intl.formatMessage({
    id: 'page.failure.title',
    defaultMessage: 'Something went wrong',
    description: 'Title, in the browser’s tab, of a page that could not be shown',
  });
  useHead({ title, description: title, isIndexed: false });
  return isChunkMissing ? <ChunkReloadView onReload={reload} /> : <ErrorScreen homeHref={home} onReload={reload} />;
}
