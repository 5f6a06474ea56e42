/** Other parties that vouch for a visitor, in the order of their buttons (Product §2.3, §12). */
export const signInProviders = ['google', 'apple', 'twitter', 'facebook', 'discord', 'telegram'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Those, and the operator's own provider (`oidc`), whose button has the name that the operator gives it. */
export type SignInParty = SignInProvider | 'oidc';

export interface ProviderChoice {
  readonly provider: SignInProvider;
  /** A local stand-in answers instead of the real party: the button says so. */
  readonly standIn: boolean;
  /** The provider refuses the browser inside another app that the page is open in. */
  readonly refusesBrowser: boolean;
}

/** A wallet that can be asked; `detected` is false where no extension of it was found. */
export interface WalletChoice {
  readonly id: string;
  readonly name: string;
  /** A data address of the wallet's own mark; `undefined` draws a plain wallet. */
  readonly icon: string | undefined;
  readonly detected: boolean;
  /** False for a protocol that is named and not implemented; pressing it says what works instead (Product §8.3). */
  readonly supported?: boolean;
  /** Where its owner makes it available. */
  readonly installHref?: string | undefined;
}

/**
 * What the login stage shows: who it is, the code that was sent, the code with a new password, one of the wallets,
 * Telegram's own button, the account for testers, or the invitation that a new account needs.
 */
export type LoginStep = 'identifier' | 'code' | 'new-password' | 'wallet' | 'telegram' | 'test-account' | 'invitation';

/** Who can create an account, where not everyone can. */
export interface RegistrationValue {
  readonly policy: 'invited' | 'closed';
  /** This browser holds an invitation that works. */
  readonly isInvited: boolean;
}

/** The countries of a phone number that does not say its own. */
export interface PhoneCountries {
  /** ISO 3166-1, two letters. */
  readonly value: string;
  /** By name, in the page's language. */
  readonly choices: readonly { readonly code: string; readonly name: string; readonly callingCode: string }[];
  readonly onChange: (code: string) => void;
}

/**
 * Login form values (Product §3.5). In step `test-account` the identifier is the name of that account, in step
 * `new-password` the password is the new one.
 */
export interface LoginValues {
  readonly identifier: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Why a field is not accepted (Product §5.1, §5.2); `refused` is the server's answer, `neither` its answer to the code and
 * the password beside it. `nameless` and `mismatch` are the test account's: no name, and a name and password that do not
 * belong together.
 */
export type LoginProblem =
  | { readonly field: 'identifier'; readonly why: 'empty' | 'nameless' | 'invalid' | 'refused' }
  | { readonly field: 'code'; readonly why: 'empty' | 'refused' | 'neither' }
  | { readonly field: 'password'; readonly why: 'empty' | 'weak' | 'refused' | 'mismatch' }
  | { readonly field: 'invitation'; readonly why: 'invalid' | 'refused' };

/** What is under way; everything else is disabled meanwhile. */
export type LoginPending =
  | { readonly kind: 'sending-code' }
  | { readonly kind: 'signing-in' }
  | { readonly kind: 'checking-invitation' }
  | { readonly kind: 'provider'; readonly provider: SignInParty }
  | { readonly kind: 'wallet'; readonly walletId: string };
