export interface ProviderPerson {
  /** Of single sign-on, with the issuer before it. */
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

/** What came back with a code, where the client hands it on. */
export interface ReturnedParameters {
  state: string;
  /** RFC 9207. */
  issuer: string | undefined;
}

export interface ProviderAnswer {
  code: string;
  verifier: string;
  /** Undefined for the documented callbacks, which carry only the code. */
  returned?: ReturnedParameters | undefined;
}

export interface IdentityProvider {
  /** Throws UNAVAILABLE when the provider does not answer. */
  authorizationAddress(trip: RoundTrip): Promise<string>;
  /**
   * Exchanges a code. `returned` is compared with the round trip. Throws VALIDATION_FAILED when the provider does not vouch, UNAVAILABLE when it does not answer.
   */
  exchange(trip: RoundTrip, answer: ProviderAnswer): Promise<ProviderPerson>;
}
