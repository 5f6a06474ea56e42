import type { Queries } from '../../db/database.ts';
import { accountOf } from '../../http/principal.ts';
import type { Principal } from '../../http/principal.ts';
import { listIdentities, type Identity } from './identity-store.ts';
import { findPasswordHash } from './passwords/password-store.ts';
import type { IdentityKind } from './tables.ts';

export interface SignInMethods {
  methods: { kind: IdentityKind; label: string }[];
  hasPassword: boolean;
  mayHavePassword: boolean;
}

const nothing = () => '';
const ends = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

/** Recognisable to the owner only. */
const LABELS = {
  email: (address) => address.replace(/^(.)[^@]*/u, '$1•••'),
  phone: (number) => `•••${number.slice(-4)}`,
  metamask: ends,
  phantom: ends,
  google: nothing,
  facebook: nothing,
  twitter: nothing,
  apple: nothing,
  discord: nothing,
  telegram: nothing,
  oidc: nothing,
  test: nothing,
} as const satisfies Record<IdentityKind, (subject: string) => string>;

const PARTIES = {
  metamask: 'MetaMask',
  phantom: 'Phantom',
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
  discord: 'Discord',
  telegram: 'Telegram',
  oidc: 'OpenID Connect',
} as const;

export function nameOfWay({ kind, subject }: Identity): string {
  return isLoginName(kind) || kind === 'test' ? LABELS[kind](subject) : PARTIES[kind];
}

export function isLoginName(kind: IdentityKind): kind is 'email' | 'phone' {
  return kind === 'email' || kind === 'phone';
}

/** How an account can be entered. Throws REGISTRATION_REQUIRED for a guest. */
export async function linkedSignInMethods(db: Queries, principal: Principal): Promise<SignInMethods> {
  const accountId = accountOf(principal);
  const identities = await listIdentities(db, accountId);
  return {
    methods: identities.map(({ kind, subject }) => ({ kind, label: LABELS[kind](subject) })),
    hasPassword: (await findPasswordHash(db, accountId)) !== undefined,
    mayHavePassword: identities.some(({ kind }) => isLoginName(kind)),
  };
}
