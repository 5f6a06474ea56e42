import type { RoundTripProvider } from './login-kinds';

export type SocialFailure =
  | 'address-missing'
  /** The visitor declined at the provider. */
  | 'declined'
  | 'refused'
  | 'not-ours';

/** A failed provider round trip; the message is the provider's own where it gave one. */
export class SocialError extends Error {
  override readonly name = 'SocialError';
  readonly provider: RoundTripProvider;
  readonly reason: SocialFailure;

  constructor(provider: RoundTripProvider, reason: SocialFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.provider = provider;
    this.reason = reason;
  }
}
