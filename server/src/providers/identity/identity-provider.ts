export interface ProviderPerson {
  subject: string;
  /** Only when verified. */
  email?: string | undefined;
  name?: string | undefined;
}

export interface RoundTrip {
  state: string;
  nonce: string;
  /** S256 (RFC 7636). */
  challenge: string;
  redirectUri: string;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** Throws UNAVAILABLE when the provider does not answer. */
  authorizationAddress(trip: RoundTrip): Promise<string>;
  /**
   * Exchanges a code. Throws VALIDATION_FAILED when the provider does not vouch, UNAVAILABLE when it does not answer.
   */
  exchange(trip: RoundTrip, answer: { code: string; verifier: string }): Promise<ProviderPerson>;
}
