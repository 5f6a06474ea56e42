/** What a provider's return carries. */
export interface ReturnedCode {
  readonly code: string;
  readonly state: string;
  /** The issuer (RFC 9207), where the provider says it. */
  readonly iss?: string;
}
