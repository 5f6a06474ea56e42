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
 * The query with which a provider sent the visitor back to the page of signing in, out of the address bar, the history
 * and the window for good: no other code may read it (Decision 010). The document's first script has
 * already taken it; where no server wrote the document, the address still has it.
 */
export function takeReturn(target: ReturnTarget): string {
  const { location, history, signInReturn } = target;
  delete target.signInReturn;
  if (signInReturn !== undefined || !signInPage.test(location.pathname)) return signInReturn ?? '';
  const { search } = location;
  if (search !== '') history.replaceState(history.state, '', location.pathname);
  return search;
}
