import { ContractError, type KeyValueStorage } from '@fabula/sdk';

import type { RoundTripProvider } from '../failures/login-kinds';
import { createPkce } from './pkce';
import { providerCalls } from './providers';
import { forgetRoundTrip, keepPkce, keepRoundTrip } from './round-trip';
import { SocialError } from '../failures/social-error';

export interface ProviderRedirectParts {
  readonly storage: KeyValueStorage;
  readonly leftPage: string | undefined;
  readonly assign: (address: string) => void;
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

async function addressOf(provider: RoundTripProvider, challenge: string): Promise<URL> {
  const { authUrl } = await providerCalls[provider].address(challenge);
  if (!isWebAddress(authUrl)) throw new SocialError(provider, 'address-missing', 'There is no address to go to');
  return new URL(authUrl);
}

async function twitterAddress(storage: KeyValueStorage): Promise<URL> {
  const pkce = await createPkce();
  keepPkce(storage, pkce);
  return addressOf('twitter', pkce.challenge);
}

/** X says why the link is missing, where its answer has the promised shape (Product §8.2). */
const explained = (provider: RoundTripProvider, cause: unknown): unknown =>
  (provider === 'twitter' && !(cause instanceof ContractError)) || cause instanceof SocialError
    ? cause
    : new SocialError(provider, 'address-missing', 'The address could not be fetched', { cause });

/**
 * Sends the visitor to a provider and stores what the return is checked against (Product §4.7); a failure stores
 * nothing.
 *
 * @throws {SocialError} without an address; for X, whatever its call threw
 */
export async function redirectToProvider(
  provider: RoundTripProvider,
  { storage, leftPage, assign }: ProviderRedirectParts,
): Promise<void> {
  forgetRoundTrip(storage);
  try {
    const address = await (provider === 'twitter' ? twitterAddress(storage) : addressOf(provider, ''));
    keepRoundTrip(storage, { provider, state: address.searchParams.get('state') ?? '', leftPage });
    assign(address.href);
  } catch (cause) {
    forgetRoundTrip(storage);
    throw explained(provider, cause);
  }
}
