import type { KeyValueStorage } from '@fabula/sdk';

import { roundTripKeys } from '../../storage-keys';
import { roundTripProviders, type RoundTripProvider } from '../failures/login-kinds';
import type { Pkce } from './pkce';

export interface RoundTrip {
  readonly provider: RoundTripProvider;
  /** `state` of the address that the visitor was sent to; empty where it had none. */
  readonly state: string;
  readonly leftPage: string | undefined;
  readonly verifier: string | undefined;
}

const isPending = 'true';

/** Keeps the PKCE pair of a sign-in with X while it is pending (Product §3.2). */
export function keepPkce(storage: KeyValueStorage, { verifier, challenge }: Pkce): void {
  storage.setItem(roundTripKeys.codeVerifier, verifier);
  storage.setItem(roundTripKeys.codeChallenge, challenge);
}

/** Sets the provider's flag; only one is pending at a time. */
export function keepRoundTrip(
  storage: KeyValueStorage,
  { provider, state, leftPage }: Omit<RoundTrip, 'verifier'>,
): void {
  for (const other of roundTripProviders) storage.removeItem(roundTripKeys.pending[other]);
  storage.setItem(roundTripKeys.pending[provider], isPending);
  storage.setItem(roundTripKeys.state, state);
  if (leftPage === undefined) storage.removeItem(roundTripKeys.leftPage);
  else storage.setItem(roundTripKeys.leftPage, leftPage);
}

export function readRoundTrip(storage: KeyValueStorage): RoundTrip | undefined {
  const provider = roundTripProviders.find((name) => storage.getItem(roundTripKeys.pending[name]) === isPending);
  if (provider === undefined) return undefined;
  return {
    provider,
    state: storage.getItem(roundTripKeys.state) ?? '',
    leftPage: storage.getItem(roundTripKeys.leftPage) ?? undefined,
    verifier: storage.getItem(roundTripKeys.codeVerifier) ?? undefined,
  };
}

export function forgetRoundTrip(storage: KeyValueStorage): void {
  const { pending, ...others } = roundTripKeys;
  for (const key of [...Object.values(pending), ...Object.values(others)]) storage.removeItem(key);
}
