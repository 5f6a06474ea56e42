import type { SignInProvider } from '../model';

/** What the parties call themselves, in every language (decisions, "Names"). */
export const providerNames = {
  google: 'Google',
  apple: 'Apple',
  twitter: 'X',
  facebook: 'Facebook',
  discord: 'Discord',
  telegram: 'Telegram',
} as const satisfies Record<SignInProvider, string>;
