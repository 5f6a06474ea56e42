import type { RoundTripProvider } from './login-kinds';

/** Why a round trip to another party came to nothing, before the server was asked about its end. */
export type SocialFailure =
  /** There is no address to send the visitor to. */
  | 'address-missing'
  /** The visitor said no at the provider. */
  | 'declined'
  /** The provider, or the server on its way, names an error. */
  | 'refused'
  /** What came back does not belong to what was sent out. */
  | 'not-ours';

/** A round trip to another party came to nothing. The message is the provider's own where it gave one. */
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
