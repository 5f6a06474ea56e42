import { getResponse, http, HttpHandler, type RequestHandler } from 'msw';

/** What of a request a handler asks for; without `path` it may match any. */
interface Route {
  readonly handler: RequestHandler;
  readonly method?: string;
  /** The segments of the path below any origin; a parameter begins with a colon. */
  readonly path?: readonly string[];
}

function routeOf(handler: RequestHandler): Route {
  if (!(handler instanceof HttpHandler)) return { handler };
  const { method, path } = handler.info;
  if (typeof method !== 'string' || typeof path !== 'string' || !path.startsWith('*/')) return { handler };
  return { handler, method: method.toUpperCase(), path: path.slice('*'.length).split('/') };
}

const mayMatch = (route: Route, method: string, path: readonly string[]): boolean =>
  route.path === undefined ||
  (route.method === method &&
    route.path.length === path.length &&
    route.path.every((segment, index) => segment.includes(':') || segment === path[index]));

/**
 * One handler in the place of many, in the same order of precedence. For each handler that it asks, msw parses the
 * cookies of the page: with a handler per operation that was most of the time of a mocked call.
 */
export function routeHandlers(handlers: readonly RequestHandler[]): RequestHandler {
  const routes = handlers.map(routeOf);
  const candidates = ({ url, method }: Request): RequestHandler[] => {
    const path = new URL(url).pathname.split('/');
    return routes.filter((route) => mayMatch(route, method, path)).map(({ handler }) => handler);
  };
  return http.all(
    ({ request }) => candidates(request).length > 0,
    ({ request }) => getResponse(candidates(request), request),
  );
}
