import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('single sign-on', () => {
  const read = (environment: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...environment }).signIn.oidc;
  const whole = { OIDC_ISSUER: 'https://id.example.org/', OIDC_CLIENT_ID: 'fabula', OIDC_CLIENT_SECRET: 'secret' };

  it('is off by itself, and is called by its host', () => {
    expect(read({})).toBeUndefined();
    expect(read(whole)).toEqual({
      issuer: 'https://id.example.org/',
      clientId: 'fabula',
      clientSecret: 'secret',
      requiresTls: false,
      label: 'id.example.org',
      only: false,
    });
  });

  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'off',
    TWILIO_ACCOUNT_SID: 'off',
    TEXT_ENGINE: 'offline',
    ...whole,
  };

  it.each(['http://id.example.org', 'http://10.0.0.5:8080', 'http://keycloak:8080', 'http://127.0.0.1.example.org'])(
    'takes the issuer %s, but not in production',
    (issuer) => {
      expect(read({ ...whole, OIDC_ISSUER: issuer })).toMatchObject({ issuer });
      expect(() => read({ ...production, OIDC_ISSUER: issuer })).toThrow(/^OIDC_ISSUER must begin with https:/);
    },
  );

  it.each([
    'https://id.example.org',
    'http://localhost:8080',
    'http://id.localhost',
    'http://127.0.0.2',
    'http://[::1]',
  ])('takes the issuer %s in production', (issuer) => {
    expect(read({ ...production, OIDC_ISSUER: issuer })).toMatchObject({ issuer, requiresTls: true });
  });

  const telegram = { TELEGRAM_BOT_TOKEN: '1:t', TELEGRAM_BOT_NAME: 'fabula_bot' };
  const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+34600000000' };
  const client = (name: string) => ({ [`${name}_CLIENT_ID`]: 'fabula', [`${name}_CLIENT_SECRET`]: 'secret' });
  const parties: [string, Record<string, string>][] = [
    ...['GOOGLE', 'FACEBOOK', 'TWITTER', 'APPLE', 'DISCORD'].map((name): [string, Record<string, string>] => [
      `${name}_ISSUER`,
      client(name),
    ]),
    ['TELEGRAM_WIDGET_URL', telegram],
    ['TWILIO_BASE_URL', twilio],
  ];
  it.each(parties)('takes %s without TLS in production only from this machine', (name, parts) => {
    const at = (mode: Record<string, string>, address: string) => () =>
      readConfig({ ...mode, ...parts, [name]: address });
    expect(at(production, 'http://id.example.org')).toThrow(
      `${name} must begin with https:// in production, unless its host is a loopback address`,
    );
    for (const address of ['https://id.example.org', 'http://127.0.0.1:8080'])
      expect(at(production, address)).not.toThrow();
    expect(at({ NODE_ENV: 'test' }, 'http://id.example.org')).not.toThrow();
  });

  it('keeps what a provider in place of a known one names to TLS in production, too', () => {
    const google = (mode: Record<string, string>) =>
      readConfig({ ...mode, ...client('GOOGLE') }).signIn.identity.google;
    expect(google(production)).toMatchObject({ account: { requiresTls: true } });
    expect(google({ NODE_ENV: 'test' })).toMatchObject({ account: { requiresTls: false } });
  });

  it.each([
    [{ OIDC_ONLY: 'on' }, 'OIDC_ISSUER'],
    [{ ...whole, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
    [{ ...whole, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
    [{ ...whole, OIDC_ISSUER: 'id.example.org' }, 'OIDC_ISSUER'],
    [{ ...whole, OIDC_LABEL: 'x'.repeat(41) }, 'OIDC_LABEL'],
    [{ REGISTRATION: 'by letter' }, 'REGISTRATION'],
  ])('refuses %j', (environment, name) => {
    expect(() => read(environment)).toThrow(new RegExp(`^${name} `));
  });
});
