import { createContext, use, useSyncExternalStore } from 'react';

import type { App } from './app-context';
import { unknownVisitor, type VisitorState } from './session/visitor';

/** Gives components the {@link App} of their tree. */
export const AppContext = createContext<App | undefined>(undefined);

/** The {@link App} of this tree; throws outside one. */
export function useApp(): App {
  const app = use(AppContext);
  if (app === undefined) throw new Error('No app here: wrap the tree in an AppContext.');
  return app;
}

/** What is known of the visitor; nothing while hydrating, so that the first render is the server's. */
export function useVisitor(): VisitorState {
  const { state } = useApp().visitor;
  return useSyncExternalStore(state.subscribe, state.get, () => unknownVisitor);
}
