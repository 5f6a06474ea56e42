import type { ContentMode, Locale } from '@fabula/sdk';

/** Night is the default; day follows the system until the reader chooses. */
export type Theme = 'night' | 'day';
/** What a visitor said to cookies; `unset` shows the prompt (Product §4.4). */
export type CookieConsent = 'unset' | 'accepted' | 'rejected';

export interface VisitorState {
  /** False on the server and while hydrating. */
  readonly isKnown: boolean;
  /** The server knows the visitor, as a guest or by their account: personal data can be fetched. */
  readonly hasSession: boolean;
  readonly isRegistered: boolean;
  readonly contentMode: ContentMode;
  readonly adultConfirmed: boolean;
  readonly theme: Theme;
  readonly isRailed: boolean;
  readonly cookieConsent: CookieConsent;
  readonly dailyBonusWaits: boolean;
  readonly isDailyBonusOpen: boolean;
  readonly lacksPoints: boolean;
  /** The language that the browser asks for; unknown on the server. */
  readonly detectedLanguage: Locale | undefined;
}

/** A guest of whom nothing is known: what the server renders and what hydration starts from. */
export const unknownVisitor: VisitorState = {
  isKnown: false,
  hasSession: false,
  isRegistered: false,
  contentMode: 'sfw',
  adultConfirmed: false,
  theme: 'night',
  isRailed: false,
  cookieConsent: 'unset',
  dailyBonusWaits: false,
  isDailyBonusOpen: false,
  lacksPoints: false,
  detectedLanguage: undefined,
};
