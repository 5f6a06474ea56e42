import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { isNotFound } from '../data/query-clients';

/** What stands in a page's place when it could not be shown. */
export function RouteFailure() {
  const error = useRouteError();
  const isMissing = (isRouteErrorResponse(error) && error.status === 404) || isNotFound(error);
  return <h1>{isMissing ? 'Not found' : 'Unexpected Application Error!'}</h1>;
}
