import { choice, optional, SettingError, type Variable } from './variable.ts';
import { requireTrustedAddress } from './web-address.ts';

/** The operator's own OpenID provider. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether requests without TLS may only go to a loopback host. */
  requiresTls: boolean;
  /** On the button. */
  label: string;
  /** There is no other way of signing in. */
  only: boolean;
}

const LONGEST_LABEL = 40;

export const oidcDefinitions = {
  OIDC_ISSUER: optional({
    fallback: 'none',
    description:
      'Issuer of your own OpenID provider, for single sign-on; found by discovery. In production it begins with ' +
      'https://, unless its host is a loopback address',
  }),
  OIDC_CLIENT_ID: optional({ fallback: '', description: 'Our client at your OpenID provider' }),
  OIDC_CLIENT_SECRET: optional({ fallback: '', description: 'Secret of our client at your OpenID provider' }),
  OIDC_LABEL: optional({
    fallback: 'the host of the issuer',
    description: `Name of your OpenID provider on the button, at most ${LONGEST_LABEL} characters`,
  }),
  OIDC_ONLY: choice({
    values: ['off', 'on'],
    default: 'off',
    description: 'Whether single sign-on is the only way of signing in',
  }),
} as const satisfies Record<string, Variable<string | undefined>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Undefined where there is none. Throws SettingError. */
export function readOidc(read: Read, production: boolean): OidcConfig | undefined {
  const issuer = read('OIDC_ISSUER', oidcDefinitions.OIDC_ISSUER);
  const only = read('OIDC_ONLY', oidcDefinitions.OIDC_ONLY) === 'on';
  if (issuer === undefined) {
    if (only) throw new SettingError('OIDC_ISSUER must be set with OIDC_ONLY');
    return undefined;
  }
  requireTrustedAddress('OIDC_ISSUER', issuer, production);
  const clientId = read('OIDC_CLIENT_ID', oidcDefinitions.OIDC_CLIENT_ID);
  if (clientId === undefined) throw new SettingError('OIDC_CLIENT_ID must be set with OIDC_ISSUER');
  const clientSecret = read('OIDC_CLIENT_SECRET', oidcDefinitions.OIDC_CLIENT_SECRET);
  if (clientSecret === undefined) throw new SettingError('OIDC_CLIENT_SECRET must be set with OIDC_ISSUER');
  const label = read('OIDC_LABEL', oidcDefinitions.OIDC_LABEL) ?? new URL(issuer).host.slice(0, LONGEST_LABEL);
  if (label.length > LONGEST_LABEL) throw new SettingError(`OIDC_LABEL must have ${LONGEST_LABEL} characters or fewer`);
  return { issuer, clientId, clientSecret, requiresTls: production, label, only };
}
