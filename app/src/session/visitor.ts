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

import { pageKeys } from './storage-keys';
import { createStore, type Store } from './store';

/** Night is the default; day follows the system until the reader chooses. */
export type Theme = 'night' | 'day';
/** What a visitor said to cookies; `unset` shows the prompt (Specification §4). */
export type CookieConsent = 'unset' | 'accepted' | 'rejected';

/** What the pages know of the person in front of them. */
export interface VisitorState {
  /** False on the server and while hydrating, when every visitor is a guest of whom nothing is known. */
  readonly isKnown: boolean;
  readonly isRegistered: boolean;
  readonly contentMode: ContentMode;
  readonly adultConfirmed: boolean;
  readonly theme: Theme;
  readonly cookieConsent: CookieConsent;
  readonly dailyBonusWaits: boolean;
  readonly isDailyBonusOpen: boolean;
  /** An action has just failed for want of points. */
  readonly lacksPoints: boolean;
  /** The language that the browser asks for; unknown on the server. */
  readonly detectedLanguage: Locale | undefined;
}

/** A guest of whom nothing is known: what the server renders and what hydration starts from. */
export const unknownVisitor: VisitorState = {
  isKnown: false,
  isRegistered: false,
  contentMode: 'sfw',
  adultConfirmed: false,
  theme: 'night',
  cookieConsent: 'unset',
  dailyBonusWaits: false,
  isDailyBonusOpen: false,
  lacksPoints: false,
  detectedLanguage: undefined,
};

/** The person in front of the pages: their stored choices and how those change. */
export interface Visitor {
  readonly state: Store<VisitorState>;
  readonly storage: KeyValueStorage;
  /** Undefined on the server, where every call goes out as a guest. */
  readonly session: SessionStore | undefined;
  /** The preferences that API calls carry: the stored mode and the language of the page in view. */
  readonly preferences: () => Preferences;
  /** Makes a language the one in use: stored, and sent with every call from now on. */
  readonly speak: (locale: Locale) => void;
  readonly chooseTheme: (theme: Theme) => void;
  /** The system's colours have changed: follows them unless the reader has chosen. */
  readonly followSystem: (prefersDay: boolean) => void;
  readonly answerCookies: (answer: Exclude<CookieConsent, 'unset'>) => void;
  readonly setContentMode: (mode: ContentMode) => void;
  readonly confirmAdult: () => void;
}

/** What a visitor is made of. */
export interface VisitorParts {
  readonly storage: KeyValueStorage;
  readonly session?: SessionStore;
  /** The stored preferences, from the SDK. */
  readonly storedPreferences: () => Preferences;
  /** Whether the system asks for light colours. */
  readonly prefersDay: () => boolean;
  /** The languages that the browser asks for. */
  readonly languages: readonly string[];
  /** Called when the server no longer accepts the session of an account, and a guest's takes its place. */
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
    isRegistered,
    contentMode: toContentMode(storage.getItem(storageKeys.contentMode)),
    adultConfirmed: storage.getItem(pageKeys.adultConfirmed) === 'yes',
    theme: isTheme(theme) ? theme : themeOfSystem(prefersDay()),
    cookieConsent: toConsent(storage.getItem(pageKeys.cookieConsent)),
    dailyBonusWaits,
    isDailyBonusOpen: dailyBonusWaits,
    lacksPoints: false,
    detectedLanguage: detectLanguage(languages),
  };
};

/** A visitor read from browser storage. */
export function createVisitor(parts: VisitorParts): Visitor {
  const { storage, session, storedPreferences, onSignedOut } = parts;
  const state = createStore(readState(parts));
  let languageInUse: Locale | undefined;
  session?.subscribe(({ kind, session: { 'User-Login-Status': status } }) => {
    const wasRegistered = state.get().isRegistered;
    const isRegistered = status === 'REGISTERED';
    state.set({ isRegistered });
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
