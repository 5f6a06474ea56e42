import * as client from 'openid-client';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { makeAppleSecret } from './apple-secret.ts';
import type { ProviderAccount } from '../../config/identity.ts';
import { isLoopback } from '../../lib/loopback.ts';
import type { IdentityProvider, ProviderAnswer, ProviderPerson, RoundTrip } from './identity-provider.ts';
import { openIdProfile, profiles, type ProviderProfile } from './profiles.ts';

const TIMEOUT_SECONDS = 10;

/** An OAuth 2.0 or OpenID Connect provider, with state, nonce, PKCE and verified tokens. */
export function createIdentityProvider(account: ProviderAccount): IdentityProvider {
  const profileOf = createProfileSource(account);
  return {
    async authorizationAddress({ challenge, nonce, redirectUri, state }) {
      const profile = await profileOf().catch(unreachable);
      const address = client.buildAuthorizationUrl(await configure(account, profile), {
        redirect_uri: redirectUri,
        scope: profile.scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(profile.idToken ? { nonce } : {}),
        ...profile.parameters,
      });
      return address.href;
    },

    async exchange(trip, answer) {
      const profile = await profileOf().catch(unreachable);
      try {
        const found = await exchange(profile, await configure(account, profile), trip, answer);
        return account.name === 'oidc' ? withIssuer(found) : found.person;
      } catch (cause) {
        if (isUnreachable(cause)) return unreachable(cause);
        throw new AppError('VALIDATION_FAILED', 'The provider does not confirm this sign-in', { field: 'code', cause });
      }
    },
  };
}

interface Exchanged {
  person: ProviderPerson;
  /** Of the ID token, if there is one. */
  issuer: string | undefined;
}

async function exchange(
  profile: ProviderProfile,
  configuration: client.Configuration,
  { nonce, redirectUri, state }: RoundTrip,
  { code, returned, verifier }: ProviderAnswer,
): Promise<Exchanged> {
  const address = new URL(redirectUri);
  address.searchParams.set('code', code);
  address.searchParams.set('state', returned?.state ?? state);
  if (returned?.issuer !== undefined) address.searchParams.set('iss', returned.issuer);
  const tokens = await client.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    idTokenExpected: profile.idToken,
    ...(profile.idToken ? { expectedNonce: nonce } : {}),
  });
  const claims = tokens.claims();
  const issuer = claims?.iss;
  if (profile.personAddress === undefined) return { issuer, person: profile.read(claims) };
  const more = await askPerson(configuration, tokens.access_token, profile.personAddress);
  if (claims !== undefined && more['sub'] !== claims.sub) throw new Error('The provider answered for another subject');
  return { issuer, person: profile.read(joined(claims, more)) };
}

/**
 * The subjects of two issuers may be equal, and the operator can change the issuer of single sign-on. The ID token
 * names it always alike, while settings spell it in several ways.
 */
function withIssuer({ issuer, person }: Exchanged): ProviderPerson {
  if (issuer === undefined) throw new Error('The provider sent no ID token');
  return { ...person, subject: `${issuer} ${person.subject}` };
}

/** An address and whether it is verified count together, from the one answer that names an address. */
function joined(
  claims: Readonly<Record<string, unknown>> | undefined,
  more: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { email, email_verified: verified } = 'email' in more || claims === undefined ? more : claims;
  return { ...claims, ...more, email, email_verified: verified };
}

async function askPerson(
  configuration: client.Configuration,
  token: string,
  address: string,
): Promise<Record<string, unknown>> {
  const response = await client.fetchProtectedResource(configuration, token, new URL(address), 'GET');
  if (!response.ok) throw new Error(`The user info endpoint answered ${response.status}`);
  return z.record(z.string(), z.unknown()).parse(await response.json());
}

async function configure(account: ProviderAccount, profile: ProviderProfile): Promise<client.Configuration> {
  const { clientId, secret } = account;
  const text = secret.kind === 'text' ? secret.text : await makeAppleSecret(secret.key, clientId);
  const authentication =
    profile.clientAuthentication === 'basic' ? client.ClientSecretBasic(text) : client.ClientSecretPost(text);
  const configuration = new client.Configuration(profile.metadata, clientId, {}, authentication);
  configuration.timeout = TIMEOUT_SECONDS;
  if (profile.idToken) client.enableNonRepudiationChecks(configuration);
  if (isPlain(account)) client.allowInsecureRequests(configuration);
  if (account.requiresTls === true) configuration[client.customFetch] = fetchByTls;
  return configuration;
}

/** A real provider's profile is built in; every other is discovered once, and again after a failure. */
function createProfileSource(account: ProviderAccount): () => Promise<ProviderProfile> {
  const { clientId, issuer, name, parameters } = account;
  if (issuer === undefined) {
    if (name === 'oidc') throw new Error('An OpenID provider of its own kind needs an issuer');
    return async () => profiles[name];
  }
  const find = async (): Promise<ProviderProfile> => {
    const options = {
      timeout: TIMEOUT_SECONDS,
      ...(isPlain(account) ? { execute: [client.allowInsecureRequests] } : {}),
      ...(account.requiresTls === true ? { [client.customFetch]: fetchByTls } : {}),
    };
    const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, options);
    if (name === 'oidc') return openIdProfile(found.serverMetadata(), { ...parameters });
    // The documented callbacks carry only the code.
    const { authorization_response_iss_parameter_supported: _unseen, ...metadata } = found.serverMetadata();
    const { parameters: real }: ProviderProfile = profiles[name];
    return openIdProfile(metadata, { ...real, ...parameters });
  };
  let known: Promise<ProviderProfile> | undefined;
  return async () => {
    known ??= find();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

/** By what the settings say: discovery could name another issuer. */
function isPlain({ issuer }: ProviderAccount): boolean {
  return issuer !== undefined && new URL(issuer).protocol === 'http:';
}

/** A provider on this machine may name addresses elsewhere. */
const fetchByTls: client.CustomFetch = async (address, { body, ...options }) => {
  const { hostname, protocol } = new URL(address);
  if (protocol !== 'https:' && !isLoopback(hostname)) throw new Error(`The provider names ${address}, without https`);
  return fetch(address, { ...options, body: body instanceof Uint8Array ? new Uint8Array(body) : body });
};

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  const timedOut = 'code' in error && error.code === 'OAUTH_TIMEOUT';
  return timedOut || error.message === 'fetch failed' || (cause instanceof Error && cause.message === 'fetch failed');
}

function unreachable(cause: unknown): never {
  throw new AppError('UNAVAILABLE', 'The provider does not answer', { cause, headers: { 'retry-after': '5' } });
}
