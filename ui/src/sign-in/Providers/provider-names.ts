import type { SignInProvider } from '../model';

/** What the parties call themselves, in every language (Product §12). */
export const providerNames = {
  google: 'Google',
  apple: 'Apple',
  twitter: 'X',
  facebook: 'Facebook',
  discord: 'Discord',
  telegram: 'Telegram',
} as const satisfies Record<SignInProvider, string>;
