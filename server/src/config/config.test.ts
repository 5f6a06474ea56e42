import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { variables } from './variables.ts';

describe('readConfig', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      brand: 'fabula',
      database: { url: undefined },
      validateResponses: true,
    });
    expect(config.points).toEqual({ guestGift: 20, accountGift: 80, daily: 20, dailyStreak: 50 });
  });

  it('takes an empty value for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, database: { url: undefined } });
  });

  it('does not check answers in production unless it is told to', () => {
    const production = { NODE_ENV: 'production', ALLOW_LOCAL_PROVIDERS: 'yes' };
    expect(readConfig(production).validateResponses).toBe(false);
    expect(readConfig({ ...production, VALIDATE_RESPONSES: 'yes' }).validateResponses).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '65536' }],
    ['BRAND', { BRAND: 'other' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://fabula.example/app' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'fabula.example' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://friend.example, *' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/fabula' }],
    ['SESSION_IDLE_DAYS', { SESSION_IDLE_DAYS: '200' }],
    ['VALIDATE_RESPONSES', { VALIDATE_RESPONSES: 'maybe' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SECRET_KEY', { NODE_ENV: 'production', ALLOW_LOCAL_PROVIDERS: 'yes', DATABASE_URL: 'postgres://localhost/x' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org' }],
    ['SMTP_URL', { NODE_ENV: 'production' }],
    ['TWILIO_ACCOUNT_SID', { NODE_ENV: 'production', SMTP_URL: 'off' }],
    ['TWILIO_AUTH_TOKEN', { TWILIO_ACCOUNT_SID: 'AC1' }],
    ['TEST_PASSWORD', { TEST_ACCOUNT: 'tester', TEST_PASSWORD: 'short' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'fabula' }],
    ['GOOGLE_ISSUER', { GOOGLE_CLIENT_ID: 'fabula', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'accounts' }],
    ['APPLE_TEAM_ID', { APPLE_CLIENT_ID: 'fabula' }],
    ['TELEGRAM_BOT_NAME', { TELEGRAM_BOT_TOKEN: '1:token' }],
    ['TELEGRAM_WIDGET_URL', { TELEGRAM_BOT_TOKEN: '1:t', TELEGRAM_BOT_NAME: 'a_bot', TELEGRAM_WIDGET_URL: '/w.js' }],
    ['PHONE_REGION', { PHONE_REGION: 'Atlantis' }],
  ])('refuses nonsense with one line that names %s', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} must [^\n]+$`));
  });
});

describe('variables', () => {
  it('are each described in a sentence, for the table of the README', () => {
    expect(variables.map(({ name }) => name)).toContain('DATABASE_URL');
    expect(variables.filter(({ description }) => description.length < 10)).toEqual([]);
  });
});
