import { createContext, use, useSyncExternalStore } from 'react';

import type { App } from './app-context';
import { unknownVisitor, type VisitorState } from './visitor-state';

export const AppContext = createContext<App | undefined>(undefined);

/** The visitor's state during hydration; undefined where components read it themselves. */
export const VisitorContext = createContext<VisitorState | undefined>(undefined);

const neverChanges = () => () => undefined;

/** The {@link App} of this tree; throws outside one. */
export function useApp(): App {
  const app = use(AppContext);
  if (app === undefined) throw new Error('No app here: wrap the tree in an AppContext.');
  return app;
}

/** The visitor's state; empty while hydrating, so that the first render equals the server's. */
export function useVisitor(): VisitorState {
  const { state } = useApp().visitor;
  const shared = use(VisitorContext);
  const [subscribe, now] = shared === undefined ? [state.subscribe, state.get] : [neverChanges, () => shared];
  return useSyncExternalStore(subscribe, now, () => shared ?? unknownVisitor);
}
