import {
  detectLanguage,
  storageKeys,
  toContentMode,
  type ContentMode,
  type KeyValueStorage,
  type Locale,
  type Preferences,
  type SessionStore,
} from '@fabula/sdk';

import type { CookieConsent, Theme, VisitorState } from '../context/visitor-state';
import { createStore, type Store } from '../data/store';
import { pageKeys } from './storage-keys';

export interface Visitor {
  readonly state: Store<VisitorState>;
  readonly storage: KeyValueStorage;
  /** Undefined on the server, where every call goes out as a guest. */
  readonly session: SessionStore | undefined;
  readonly preferences: () => Preferences;
  readonly speak: (locale: Locale) => void;
  readonly chooseTheme: (theme: Theme) => void;
  readonly foldSidebar: (isRailed: boolean) => void;
  /** Follows the system's colours unless the reader has chosen. */
  readonly followSystem: (prefersDay: boolean) => void;
  readonly answerCookies: (answer: Exclude<CookieConsent, 'unset'>) => void;
  readonly setContentMode: (mode: ContentMode) => void;
  readonly confirmAdult: () => void;
}

export interface VisitorParts {
  readonly storage: KeyValueStorage;
  readonly session?: SessionStore;
  readonly storedPreferences: () => Preferences;
  readonly prefersDay: () => boolean;
  readonly languages: readonly string[];
  /** An account's session was refused, and a guest's replaces it. */
  readonly onSignedOut?: () => void;
}

const toConsent = (text: string | null): CookieConsent => (text === 'accepted' || text === 'rejected' ? text : 'unset');

const themeOfSystem = (prefersDay: boolean): Theme => (prefersDay ? 'day' : 'night');

const isTheme = (text: string | null): text is Theme => text === 'night' || text === 'day';

const readState = ({ storage, session, prefersDay, languages }: VisitorParts): VisitorState => {
  const theme = storage.getItem(pageKeys.theme);
  const isRegistered = session?.status() === 'REGISTERED';
  const dailyBonusWaits = isRegistered && storage.getItem(pageKeys.dailyBonusPopup) === 'yes';
  return {
    isKnown: true,
    hasSession: session?.current() !== undefined,
    isRegistered,
    contentMode: toContentMode(storage.getItem(storageKeys.contentMode)),
    adultConfirmed: storage.getItem(pageKeys.adultConfirmed) === 'yes',
    theme: isTheme(theme) ? theme : themeOfSystem(prefersDay()),
    isRailed: storage.getItem(pageKeys.sidebar) === 'rail',
    cookieConsent: toConsent(storage.getItem(pageKeys.cookieConsent)),
    dailyBonusWaits,
    isDailyBonusOpen: dailyBonusWaits,
    lacksPoints: false,
    detectedLanguage: detectLanguage(languages),
  };
};

export function createVisitor(parts: VisitorParts): Visitor {
  const { storage, session, storedPreferences, onSignedOut } = parts;
  const state = createStore(readState(parts));
  let languageInUse: Locale | undefined;
  session?.subscribe(({ kind, session: { 'User-Login-Status': status } }) => {
    const wasRegistered = state.get().isRegistered;
    const isRegistered = status === 'REGISTERED';
    state.set({ hasSession: true, isRegistered });
    // Logging out adopts a session; only one that was refused is started again.
    if (kind === 'started' && wasRegistered && !isRegistered) onSignedOut?.();
  });
  return {
    state,
    storage,
    session,
    preferences: () => {
      const stored = storedPreferences();
      return { ...stored, language: languageInUse ?? stored.language };
    },
    speak: (locale) => {
      if (languageInUse === locale) return;
      languageInUse = locale;
      storage.setItem(storageKeys.language, locale);
    },
    chooseTheme: (theme) => {
      storage.setItem(pageKeys.theme, theme);
      state.set({ theme });
    },
    foldSidebar: (isRailed) => {
      if (isRailed) storage.setItem(pageKeys.sidebar, 'rail');
      else storage.removeItem(pageKeys.sidebar);
      state.set({ isRailed });
    },
    followSystem: (prefersDay) => {
      if (!isTheme(storage.getItem(pageKeys.theme))) state.set({ theme: themeOfSystem(prefersDay) });
    },
    answerCookies: (answer) => {
      storage.setItem(pageKeys.cookieConsent, answer);
      state.set({ cookieConsent: answer });
    },
    setContentMode: (mode) => {
      storage.setItem(storageKeys.contentMode, mode);
      state.set({ contentMode: mode });
    },
    confirmAdult: () => {
      storage.setItem(pageKeys.adultConfirmed, 'yes');
      state.set({ adultConfirmed: true });
    },
  };
}
