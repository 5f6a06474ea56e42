import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { PlayGone } from '@fabula/ui/sharing';

import { isGone } from '../data/query-clients';
import { useHrefs } from '../routes/use-hrefs';
import { useHead } from '../head/use-head';
import { RouteFailure } from '../shell/RouteFailure';

export function SharedFailure() {
  const error = useRouteError();
  const wasTakenBack = isGone(error) || (isRouteErrorResponse(error) && error.status === 410);
  return wasTakenBack ? <TakenBack /> : <RouteFailure />;
}

function TakenBack() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const title = intl.formatMessage({
    id: 'share.page.gone',
    defaultMessage: 'No longer shared',
    description: 'Title, in the browser’s tab, of a shared play whose link was taken back',
  });
  useHead({ title, description: title, isIndexed: false, sharing: 'gone' });
  return <PlayGone reason="gone" storiesHref={hrefs.stories()} />;
}
