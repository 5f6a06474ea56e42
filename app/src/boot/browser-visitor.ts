import {
  ApiError,
  configure,
  createDeviceSession,
  safeStorage,
  storedPreferences,
  type Clock,
  type InsufficientPointsError,
} from '@fabula/sdk';

import { preferencesOfQuery } from '../data/in-own-task';
import { createVisitor, type Visitor } from '../session/visitor';

/** Where the contract's paths lie; any host that speaks the contract will do (Product §7.4.7). */
const apiBase = import.meta.env.VITE_API_BASE ?? '/api';

interface VisitorEvents {
  readonly onInsufficientPoints: (error: InsufficientPointsError) => void;
  /** A guest asked for what needs an account. */
  readonly onRegistrationRequired: () => void;
  /** The server no longer accepts the session of the account. */
  readonly onSignedOut: () => void;
}

export function createBrowserVisitor(
  { onInsufficientPoints, onRegistrationRequired, onSignedOut }: VisitorEvents,
  clock?: Clock,
): Visitor {
  const storage = safeStorage(() => window.localStorage);
  const stored = storedPreferences({ storage, languages: () => navigator.languages });
  const preferences = () => visitor.preferences();
  const session = createDeviceSession({ storage, preferences });
  const lightColours = window.matchMedia('(prefers-color-scheme: light)');
  const visitor = createVisitor({
    storage,
    session,
    storedPreferences: stored,
    languages: navigator.languages,
    prefersDay: () => lightColours.matches,
    onSignedOut,
  });
  lightColours.addEventListener('change', ({ matches }) => visitor.followSystem(matches));
  configure({
    baseUrl: apiBase,
    session,
    preferences: () => preferencesOfQuery() ?? preferences(),
    ...(clock === undefined ? {} : { clock }),
    // The pages offer the retry themselves, and keep the key across it.
    writeRetries: 0,
    strict: import.meta.env.DEV,
    onUnknown: (unknown) => console.warn('The server sent a value that these pages do not know', unknown),
    onInsufficientPoints,
    onError: (error) => {
      console.warn('A call failed', error);
      if (error instanceof ApiError && error.reason === 'REGISTRATION_REQUIRED') onRegistrationRequired();
    },
  });
  return visitor;
}
