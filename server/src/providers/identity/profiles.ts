import type { ServerMetadata } from 'openid-client';
import { z } from 'zod';
import type { ProviderName } from '../../config/provider-names.ts';
import type { ProviderPerson } from './identity-provider.ts';

export interface ProviderProfile {
  metadata: ServerMetadata;
  scope: string;
  idToken: boolean;
  /** Where to ask for the person without an ID token. */
  personAddress?: string;
  clientAuthentication: 'basic' | 'post';
  parameters?: Readonly<Record<string, string>>;
  read(claims: unknown): ProviderPerson;
}

const OpenIdClaims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  // Apple sends a string.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().optional(),
});

function readOpenId(claims: unknown): ProviderPerson {
  const { email, email_verified: verified, name, sub } = OpenIdClaims.parse(claims);
  return { subject: sub, email: verified === true || verified === 'true' ? email : undefined, name };
}

const FacebookClaims = z.object({ id: z.string().min(1), name: z.string().optional() });
const TwitterClaims = z.object({
  data: z.object({ id: z.string().min(1), name: z.string().optional(), confirmed_email: z.string().optional() }),
});
const DiscordClaims = z.object({
  id: z.string().min(1),
  username: z.string().optional(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().optional(),
});

export const profiles = {
  google: {
    metadata: {
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_endpoint: 'https://oauth2.googleapis.com/token',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    },
    scope: 'openid email profile',
    idToken: true,
    clientAuthentication: 'post',
    read: readOpenId,
  },
  facebook: {
    metadata: {
      issuer: 'https://www.facebook.com',
      authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
      token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
    },
    scope: 'public_profile',
    idToken: false,
    personAddress: 'https://graph.facebook.com/v23.0/me?fields=id,name',
    clientAuthentication: 'post',
    read(claims) {
      const { id, name } = FacebookClaims.parse(claims);
      return { subject: id, name };
    },
  },
  twitter: {
    metadata: {
      issuer: 'https://x.com',
      authorization_endpoint: 'https://x.com/i/oauth2/authorize',
      token_endpoint: 'https://api.x.com/2/oauth2/token',
    },
    scope: 'users.read tweet.read users.email',
    idToken: false,
    personAddress: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
    clientAuthentication: 'basic',
    read(claims) {
      const { confirmed_email: email, id, name } = TwitterClaims.parse(claims).data;
      return { subject: id, email, name };
    },
  },
  apple: {
    metadata: {
      issuer: 'https://appleid.apple.com',
      authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
      token_endpoint: 'https://appleid.apple.com/auth/token',
      jwks_uri: 'https://appleid.apple.com/auth/keys',
    },
    scope: 'openid name email',
    idToken: true,
    clientAuthentication: 'post',
    // Required by Apple for name or email.
    parameters: { response_mode: 'form_post' },
    read: readOpenId,
  },
  discord: {
    metadata: {
      issuer: 'https://discord.com',
      authorization_endpoint: 'https://discord.com/oauth2/authorize',
      token_endpoint: 'https://discord.com/api/oauth2/token',
    },
    scope: 'identify email',
    idToken: false,
    personAddress: 'https://discord.com/api/users/@me',
    clientAuthentication: 'post',
    read(claims) {
      const { email, global_name: globalName, id, username, verified } = DiscordClaims.parse(claims);
      return { subject: id, email: verified === true ? (email ?? undefined) : undefined, name: globalName ?? username };
    },
  },
} as const satisfies Record<ProviderName, ProviderProfile>;

export function openIdProfile(metadata: ServerMetadata, parameters: Readonly<Record<string, string>>): ProviderProfile {
  const { token_endpoint_auth_methods_supported: methods, userinfo_endpoint: personAddress } = metadata;
  return {
    metadata,
    scope: 'openid email profile',
    idToken: true,
    // The default of discovery is `client_secret_basic`; a stand-in says nothing and takes both.
    clientAuthentication: methods === undefined || methods.includes('client_secret_post') ? 'post' : 'basic',
    parameters,
    read: readOpenId,
    ...(personAddress === undefined ? {} : { personAddress }),
  };
}
