import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider } from 'oidc-provider';
import { PROVIDER_NAMES, type ProviderName } from '../../../config/provider-names.ts';

const MINUTES = 60;

export interface LocalPerson {
  email: string;
  name: string;
}

export interface LocalProviderOptions {
  issuer: string;
  redirectUris: readonly string[];
}

interface Inside {
  clientOf: (name: ProviderName) => { id: string; secret: string };
  people: ReadonlyMap<string, LocalPerson>;
  secret: string;
}

/** An OpenID Connect provider that stands in for others. */
export function createProvider(
  { issuer, redirectUris }: LocalProviderOptions,
  { clientOf, people, secret }: Inside,
): Provider {
  return new Provider(issuer, {
    clients: PROVIDER_NAMES.map((name) => ({
      client_id: clientOf(name).id,
      client_secret: secret,
      redirect_uris: [...redirectUris],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${issuer}/interaction/${uid}` },
    jwks: { keys: [makeKey()] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 5 * MINUTES,
      Grant: 10 * MINUTES,
      IdToken: 5 * MINUTES,
      Interaction: 10 * MINUTES,
      Session: 10 * MINUTES,
    },
    async findAccount(_context, id) {
      const person = people.get(id);
      return person && { accountId: id, claims: async () => ({ sub: id, ...person, email_verified: true }) };
    },
    async loadExistingGrant({ oidc: { client, provider, session } }) {
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

function makeKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'EC', use: 'sig', alg: 'ES256', kid: 'local' };
}
