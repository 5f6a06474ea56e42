import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { configWarnings } from './warnings.ts';

const warningsOf = (environment: Record<string, string>) => configWarnings(environment, readConfig(environment));

it.each([
  ['PROT', 'PORT'],
  ['port', 'PORT'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SECRETKEY', 'SECRET_KEY'],
  ['ALLOW_LOCAL_PROVIDER', 'ALLOW_LOCAL_PROVIDERS'],
  ['TEXT_BASEURLS', 'TEXT_BASE_URL'],
])('a setting that was misspelt %s is named in one line with the right one', (name, meant) => {
  expect(warningsOf({ [name]: '1' })).toEqual([
    `${name} is no setting of this server and was ignored: ${meant} is one`,
  ]);
});

it('names of other programs are no misspellings', () => {
  const others = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'PWD',
    'TERM',
    'USER',
    'SHELL',
    'LANG',
    'NODE_OPTIONS',
    'NODE_PATH',
    'CI',
  ];
  expect(warningsOf(Object.fromEntries(others.map((name) => [name, '1'])))).toEqual([]);
});

it('a public address without https is named in production alone', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'off', TWILIO_ACCOUNT_SID: 'off', TEXT_ENGINE: 'offline' };
  expect(warningsOf({ ...production, PUBLIC_URL: 'http://fabula.example' })).toEqual([
    'PUBLIC_URL is http://fabula.example, without https: passwords and sessions travel unencrypted',
  ]);
  expect(warningsOf({ ...production, PUBLIC_URL: 'https://fabula.example' })).toEqual([]);
  expect(warningsOf({})).toEqual([]);
});

it('operators whom single sign-on may shut out are named where there is no other way in', () => {
  const only = {
    OIDC_ISSUER: 'https://id.example.org',
    OIDC_CLIENT_ID: 'fabula',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ONLY: 'on',
    REGISTRATION: 'invited',
    OPERATORS: 'maria@example.com',
  };
  const told = [
    expect.stringMatching(/^OIDC_ONLY is on and REGISTRATION invited: [^\n]*OPERATORS[^\n]*email_verified/),
  ];
  expect(warningsOf(only)).toEqual(told);
  expect(warningsOf({ ...only, OPERATORS: 'maria@example.com, acc-1a2b' })).toEqual(told);
  expect(warningsOf({ ...only, REGISTRATION: 'closed' })).toHaveLength(1);
  for (const begun of [{ OIDC_ONLY: 'off' }, { REGISTRATION: 'open' }, { OPERATORS: 'acc-1a2b' }, { OPERATORS: '' }]) {
    expect(warningsOf({ ...only, ...begun })).toEqual([]);
  }
});
