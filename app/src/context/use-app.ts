import { createContext, use, useSyncExternalStore } from 'react';

import type { App } from './app-context';
import { unknownVisitor, type VisitorState } from './visitor-state';

export const AppContext = createContext<App | undefined>(undefined);

/** What a tree knows of the visitor while a page is taken over; undefined where components ask for themselves. */
export const VisitorContext = createContext<VisitorState | undefined>(undefined);

const neverChanges = () => () => undefined;

/** The {@link App} of this tree; throws outside one. */
export function useApp(): App {
  const app = use(AppContext);
  if (app === undefined) throw new Error('No app here: wrap the tree in an AppContext.');
  return app;
}

/** What is known of the visitor; nothing while hydrating, so that the first render is the server's. */
export function useVisitor(): VisitorState {
  const { state } = useApp().visitor;
  const shared = use(VisitorContext);
  const [subscribe, now] = shared === undefined ? [state.subscribe, state.get] : [neverChanges, () => shared];
  return useSyncExternalStore(subscribe, now, () => shared ?? unknownVisitor);
}
