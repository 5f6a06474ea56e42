import type { LoginResult } from '@fabula/sdk';

/** Every way in (Product §4.2). */
export const loginKinds = [
  'email-code',
  'phone-code',
  'password-email',
  'password-phone',
  'sign-up',
  'test-account',
  'google',
  'facebook',
  'twitter',
  'apple',
  'discord',
  'oidc',
  'telegram',
  'metamask',
  'phantom',
] as const;
export type LoginKind = (typeof loginKinds)[number];

export const roundTripProviders = [
  'google',
  'facebook',
  'twitter',
  'apple',
  'discord',
  'oidc',
] as const satisfies LoginKind[];
export type RoundTripProvider = (typeof roundTripProviders)[number];

export interface LoginAnswer {
  readonly kind: LoginKind;
  readonly result: Pick<LoginResult, 'isNewUser'>;
  /** `user_status` of Apple's return. */
  readonly returnedStatus?: string | undefined;
}

/** Whether the account is new: `isNewUser` is the text 'true', or Apple's return says ANONYMOUS (Product §4.5). */
export const isNewUser = ({ kind, result, returnedStatus }: LoginAnswer): boolean =>
  result.isNewUser === 'true' || (kind === 'apple' && returnedStatus === 'ANONYMOUS');
