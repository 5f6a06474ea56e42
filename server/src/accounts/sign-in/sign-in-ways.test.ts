import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createTestServer } from '../../testing/test-server.ts';

async function waysOf(environment: Record<string, string>) {
  const { signIn } = readConfig({ NODE_ENV: 'test', ...environment });
  await using server = await createTestServer({ config: { signIn } });
  return (await server.call('/registerlogin/ways')).body.data;
}

it('says, to callers with and without a session, for what the server stands in during development', async () => {
  await using server = await createTestServer();
  const [bare, known] = [
    await server.call('/registerlogin/ways'),
    await server.call('/registerlogin/ways', { session: await server.guest() }),
  ];
  const providers = { google: 'stand-in', facebook: 'stand-in', twitter: 'stand-in', apple: 'stand-in' };
  expect(bare.body.data).toMatchObject({ ...providers, discord: 'stand-in', email: 'stand-in', phone: 'stand-in' });
  expect(bare.body.data).toMatchObject({
    testAccount: false,
    outbox: '/dev/outbox',
    telegramFrame: '/telegram-widget',
  });
  expect(known.body.data).toEqual(bare.body.data);
});

it('offers nothing that is switched off, and tells of no outbox where messages are really sent', async () => {
  const outside = await waysOf({
    SMTP_URL: 'smtp://127.0.0.1:2525',
    TWILIO_ACCOUNT_SID: 'off',
    GOOGLE_CLIENT_ID: 'fabula',
    GOOGLE_CLIENT_SECRET: 'secret',
    DISCORD_CLIENT_ID: 'off',
    TELEGRAM_BOT_TOKEN: 'off',
    PHONE_REGION: 'IN',
    TEST_ACCOUNT: 'tester',
    TEST_PASSWORD: 'seven quiet lanterns',
  });
  expect(outside).toMatchObject({ email: 'on', phone: 'off', google: 'on', discord: 'off', outbox: null });
  expect(outside).toMatchObject({ telegram: 'off', telegramFrame: null, testAccount: true, phoneRegion: 'IN' });
});
