import { AsyncLocalStorage } from 'node:async_hooks';

import { configure, defaultLanguage, type Locale } from '@fabula/sdk';

import type { RenderRequest } from './contract';

interface RequestScope {
  readonly request: RenderRequest;
  readonly locale: Locale;
}

const scopes = new AsyncLocalStorage<RequestScope>();

const currentScope = (): RequestScope => {
  const scope = scopes.getStore();
  if (scope === undefined) throw new Error('An API call was made outside a page request.');
  return scope;
};

/** Routes every SDK call of a render through its own request, as a guest of its language. */
export function configureServer(): void {
  configure({
    baseUrl: '/api',
    fetch: (path, init) => {
      const { request } = currentScope();
      return request.fetch(request.publicUrl + path, init);
    },
    preferences: () => ({ contentMode: 'sfw', language: scopes.getStore()?.locale ?? defaultLanguage }),
  });
}

export const inRequest = <Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> =>
  scopes.run(scope, work);
