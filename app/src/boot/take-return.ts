declare global {
  interface Window {
    /** The query of a provider's return, which the document's first script took out of the address. */
    signInReturn?: string;
  }
}

export type ReturnTarget = Pick<Window, 'signInReturn'> & {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
};

const signInPage = /^\/[^/]+\/registerlogin(?:\/|$)/;

/**
 * A provider's return query, removed from address bar, history and window: no other code may read it (Decision 010).
 */
export function takeReturn(target: ReturnTarget): string {
  const { location, history, signInReturn } = target;
  delete target.signInReturn;
  if (signInReturn !== undefined || !signInPage.test(location.pathname)) return signInReturn ?? '';
  const { search } = location;
  if (search !== '') history.replaceState(history.state, '', location.pathname);
  return search;
}
