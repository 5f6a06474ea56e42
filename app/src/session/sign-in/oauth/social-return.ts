import type { KeyValueStorage } from '@fabula/sdk';

import type { LoginAnswer, RoundTripProvider } from '../failures/login-kinds';
import { providerCalls } from './providers';
import type { ReturnedCode } from './returned-code';
import { forgetRoundTrip, type RoundTrip } from './round-trip';
import { SocialError } from '../failures/social-error';

export type SocialReturn =
  | ({ readonly kind: 'code' } & ReturnedCode)
  | { readonly kind: 'refusal'; readonly error: string; readonly state: string }
  | { readonly kind: 'apple'; readonly auth: string; readonly deviceId: string; readonly status: string | undefined }
  | { readonly kind: 'apple-refusal'; readonly message: string };

/** Anyone may have written the text in an address. */
const longestMessage = 100;

/** Reads the query of a return (Product §3.5, "Return parameters"); `undefined` for one that is none. */
export function readSocialReturn(query: string): SocialReturn | undefined {
  const given = new URLSearchParams(query);
  const text = (name: string) => given.get(name) ?? '';
  const apple = given.get('apple_login');
  if (apple === 'success') {
    const status = given.get('user_status') ?? undefined;
    return { kind: 'apple', auth: text('auth'), deviceId: text('device_id'), status };
  }
  if (apple !== null) return { kind: 'apple-refusal', message: text('message').slice(0, longestMessage) };
  if (given.has('error'))
    return { kind: 'refusal', error: text('error').slice(0, longestMessage), state: text('state') };
  if (!given.has('code')) return undefined;
  const iss = given.get('iss');
  return { kind: 'code', code: text('code'), state: text('state'), ...(iss === null ? {} : { iss }) };
}

/** How parties say that the visitor said no: OAuth 2.0 (RFC 6749, 4.1.2.1), and Apple in its own word. */
const noes: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize']);

const refusal = (provider: RoundTripProvider, error: string): SocialError =>
  new SocialError(provider, noes.has(error) ? 'declined' : 'refused', error);

/** The code of a return that belongs to the round trip; throws {@link SocialError} otherwise. */
function codeOf({ provider, state }: RoundTrip, returned: SocialReturn, deviceId: string | undefined): ReturnedCode {
  const stranger = () => new SocialError(provider, 'not-ours', 'What came back does not belong to this browser');
  if (returned.kind === 'apple' || returned.kind === 'apple-refusal') {
    if (provider !== 'apple') throw stranger();
    if (returned.kind === 'apple-refusal') throw refusal(provider, returned.message);
    if (returned.auth === '' || returned.deviceId !== deviceId) throw stranger();
    return { code: returned.auth, state };
  }
  if (provider === 'apple' || returned.state !== state) throw stranger();
  if (returned.kind === 'code') {
    const { kind: _, ...whole } = returned;
    return whole;
  }
  throw refusal(provider, returned.error);
}

export interface ExchangeParts {
  readonly storage: KeyValueStorage;
  readonly deviceId: string | undefined;
}

/**
 * Exchanges a provider's return (Product §4.7); afterwards flag, state, verifier and challenge are gone.
 *
 * @throws {SocialError} for a return that is refused or not ours; else what the call threw
 */
export async function exchange(
  trip: RoundTrip,
  returned: SocialReturn,
  { storage, deviceId }: ExchangeParts,
): Promise<LoginAnswer & { readonly kind: RoundTripProvider }> {
  const { provider, verifier = '' } = trip;
  try {
    const result = await providerCalls[provider].exchange(codeOf(trip, returned, deviceId), verifier);
    return { kind: provider, result, returnedStatus: returned.kind === 'apple' ? returned.status : undefined };
  } finally {
    forgetRoundTrip(storage);
  }
}
