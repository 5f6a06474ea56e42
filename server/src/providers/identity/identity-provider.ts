export interface ProviderPerson {
  /** Unique and for ever with that provider. */
  subject: string;
  /** Only where the provider says that it has verified the address. */
  email?: string | undefined;
  name?: string | undefined;
}

export interface RoundTrip {
  state: string;
  nonce: string;
  /** S256 of the PKCE verifier (RFC 7636). */
  challenge: string;
  redirectUri: string;
}

export interface IdentityProvider {
  /** Where it is, for `readyz`. */
  readonly issuer: string;
  /** The address to send a visitor to. Throws UNAVAILABLE when the provider cannot be asked for it. */
  authorizationAddress(trip: RoundTrip): Promise<string>;
  /**
   * Exchanges the code that came back with the visitor.
   *
   * @throws {AppError} VALIDATION_FAILED when the provider does not vouch, UNAVAILABLE when it does not answer.
   */
  exchange(trip: RoundTrip, answer: { code: string; verifier: string }): Promise<ProviderPerson>;
}
