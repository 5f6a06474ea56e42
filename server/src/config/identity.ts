import { PROVIDER_NAMES, type IdentityProviderName, type ProviderName } from './provider-names.ts';
import { optional, SettingError, type Variable } from './variable.ts';
import { requireTrustedAddress } from './web-address.ts';

export interface AppleKey {
  teamId: string;
  keyId: string;
  /** PKCS #8 PEM, as Apple issues it (`.p8`). */
  privateKey: string;
}

export interface ProviderAccount {
  name: IdentityProviderName;
  clientId: string;
  secret: { kind: 'text'; text: string } | { kind: 'apple'; key: AppleKey };
  /** An OpenID provider in place of the real one, or of its own kind, found by discovery. */
  issuer: string | undefined;
  /** Whether requests without TLS may only go to a loopback host; else they go where an `http:` issuer names. */
  requiresTls?: boolean;
  parameters?: Readonly<Record<string, string>>;
}

export type IdentityChoice = { kind: 'account'; account: ProviderAccount } | { kind: 'local' } | { kind: 'off' };

export type IdentityConfig = Readonly<Record<ProviderName, IdentityChoice>>;

function clientId(provider: string): Variable<string | undefined> {
  return optional({ fallback: 'the local identity provider', description: `Our client at ${provider}; off for none` });
}

function clientSecret(provider: string): Variable<string | undefined> {
  return optional({ fallback: '', description: `Secret of our client at ${provider}` });
}

function issuer(provider: string): Variable<string | undefined> {
  return optional({
    fallback: 'the real one',
    description: `An OpenID provider in place of ${provider}; it begins with https:// in production`,
  });
}

export const identityDefinitions = {
  GOOGLE_CLIENT_ID: clientId('Google'),
  GOOGLE_CLIENT_SECRET: clientSecret('Google'),
  GOOGLE_ISSUER: issuer('Google'),
  FACEBOOK_CLIENT_ID: clientId('Facebook'),
  FACEBOOK_CLIENT_SECRET: clientSecret('Facebook'),
  FACEBOOK_ISSUER: issuer('Facebook'),
  TWITTER_CLIENT_ID: clientId('X'),
  TWITTER_CLIENT_SECRET: clientSecret('X'),
  TWITTER_ISSUER: issuer('X'),
  APPLE_CLIENT_ID: clientId('Apple'),
  APPLE_CLIENT_SECRET: optional({ fallback: 'signed with the key', description: 'Secret for an APPLE_ISSUER' }),
  APPLE_TEAM_ID: optional({ fallback: '', description: 'Team that owns the key at Apple' }),
  APPLE_KEY_ID: optional({ fallback: '', description: 'Name of the key at Apple' }),
  APPLE_PRIVATE_KEY: optional({ fallback: '', description: 'The key itself, PEM; \\n for a new line' }),
  APPLE_ISSUER: issuer('Apple'),
  DISCORD_CLIENT_ID: clientId('Discord'),
  DISCORD_CLIENT_SECRET: clientSecret('Discord'),
  DISCORD_ISSUER: issuer('Discord'),
} as const satisfies Record<string, Variable<string | undefined>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;
type Setting = keyof typeof identityDefinitions;

const prefixes = {
  google: 'GOOGLE',
  facebook: 'FACEBOOK',
  twitter: 'TWITTER',
  apple: 'APPLE',
  discord: 'DISCORD',
} as const satisfies Record<ProviderName, string>;

/** Throws SettingError. */
export function readIdentity(read: Read, localAllowed: boolean, production: boolean): IdentityConfig {
  const setting = (name: Setting) => read(name, identityDefinitions[name]);
  const choose = (name: ProviderName): IdentityChoice => {
    const id = setting(`${prefixes[name]}_CLIENT_ID`);
    if (id === undefined) return localAllowed ? { kind: 'local' } : { kind: 'off' };
    if (id === 'off') return { kind: 'off' };
    const place = setting(`${prefixes[name]}_ISSUER`);
    if (place !== undefined) requireTrustedAddress(`${prefixes[name]}_ISSUER`, place, production);
    const secret = readSecret(name, setting);
    return { kind: 'account', account: { name, clientId: id, issuer: place, requiresTls: production, secret } };
  };
  const [google, facebook, twitter, apple, discord] = PROVIDER_NAMES;
  return {
    google: choose(google),
    facebook: choose(facebook),
    twitter: choose(twitter),
    apple: choose(apple),
    discord: choose(discord),
  };
}

function readSecret(name: ProviderName, setting: (name: Setting) => string | undefined): ProviderAccount['secret'] {
  const secret = `${prefixes[name]}_CLIENT_SECRET` as const;
  const text = setting(secret);
  if (text !== undefined) return { kind: 'text', text };
  if (name !== 'apple') throw new SettingError(`${secret} must be set with ${prefixes[name]}_CLIENT_ID`);
  const required = (part: Setting) => {
    const value = setting(part);
    if (value === undefined) throw new SettingError(`${part} must be set with APPLE_CLIENT_ID`);
    return value;
  };
  return {
    kind: 'apple',
    key: {
      teamId: required('APPLE_TEAM_ID'),
      keyId: required('APPLE_KEY_ID'),
      privateKey: required('APPLE_PRIVATE_KEY').replaceAll(String.raw`\n`, '\n'),
    },
  };
}
