import { expect, it } from 'vitest';
import type { SiteInfo } from '../contract/validators.ts';
import { readConfig } from '../config/config.ts';
import { ScriptedEngine } from '../testing/scripted-engine.ts';
import { TABLE_FATES } from '../account-deletion/table-fates.ts';
import { createTestServer } from '../testing/test-server.ts';
import { deletionFates, TABLES_OF_DATA } from './deletion-fates.ts';

async function siteOf(environment: Record<string, string>, hasModel = false) {
  const { backups, embeddings, films, pictures, safety, sessions, shop, signIn, site, text } = readConfig({
    NODE_ENV: 'test',
    ...environment,
  });
  await using server = await createTestServer({
    config: { backups, embeddings, films, pictures, safety, sessions, shop, signIn, site, text },
    overrides: hasModel ? { engine: new ScriptedEngine() } : {},
  });
  return (await server.call('/site')).body.data;
}

it('names no operator and no other party where nothing is set', async () => {
  expect(await siteOf({})).toMatchObject({
    operator: null,
    sourceUrl: null,
    engine: { kind: 'offline', model: null },
    recipients: [],
    payment: 'local',
    sessionIdleDays: 30,
    sessionMaxDays: 180,
  });
});

it('names the operator, the model, and every party that receives data', async () => {
  const site = await siteOf(
    {
      OPERATOR_NAME: 'Lamplight Reading Society',
      OPERATOR_CONTACT: 'post@lamplight.example',
      SOURCE_URL: 'https://code.lamplight.example/fabula',
      TEXT_BASE_URL: 'https://models.example/v1',
      TEXT_MODEL: 'harbour-8b',
      MODERATION_BASE_URL: 'https://judge.example/v1',
      SMTP_URL: 'smtps://user:secret@mail.example:465',
      TWILIO_ACCOUNT_SID: 'AC0',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: '+10000000000',
      GOOGLE_CLIENT_ID: 'fabula',
      GOOGLE_CLIENT_SECRET: 'secret',
      TELEGRAM_BOT_TOKEN: '110201543:AAH',
      TELEGRAM_BOT_NAME: 'fabula_bot',
      CHAIN_RPC_URL: 'https://rpc.example/key-in-the-path',
      IMAGE_ENGINE: 'sdapi',
      IMAGE_BASE_URL: 'https://pictures.example',
      STRIPE_SECRET_KEY: 'sk_test_00000000',
      STRIPE_WEBHOOK_SECRET: 'whsec_00000000',
    },
    true,
  );
  expect(site).toMatchObject({
    operator: { name: 'Lamplight Reading Society', contact: 'post@lamplight.example' },
    sourceUrl: 'https://code.lamplight.example/fabula',
    engine: { kind: 'model', model: 'script' },
    recipients: [
      { purpose: 'text', name: 'models.example' },
      { purpose: 'moderation', name: 'judge.example' },
      { purpose: 'mail', name: 'mail.example' },
      { purpose: 'sms', name: 'Twilio' },
      { purpose: 'sign-in', name: 'Google' },
      { purpose: 'sign-in', name: 'Telegram' },
      { purpose: 'chain', name: 'rpc.example' },
      { purpose: 'pictures', name: 'pictures.example' },
      { purpose: 'payment', name: 'Stripe' },
    ],
  });
  expect(JSON.stringify(site)).not.toContain('secret');
  expect(JSON.stringify(site)).not.toContain('key-in-the-path');
});

it('names the host of embeddings, once where it writes replies too', async () => {
  const embeddings = { EMBEDDINGS_BASE_URL: 'https://vectors.example/v1', EMBEDDINGS_MODEL: 'bge-m3' };
  expect(await siteOf(embeddings, false)).toMatchObject({ recipients: [{ purpose: 'text', name: 'vectors.example' }] });
  const replies = { TEXT_BASE_URL: 'https://vectors.example/v1', TEXT_MODEL: 'harbour-8b' };
  expect(await siteOf({ ...embeddings, ...replies }, true)).toMatchObject({
    recipients: [{ purpose: 'text', name: 'vectors.example' }],
  });
});

it.each(['http://127.0.0.1:8000/v1', 'http://[::1]:8000/v1', 'http://192.168.1.7/v1', 'http://vllm.internal/v1'])(
  'keeps the operator’s own machine %s to itself',
  async (address) => {
    expect(await siteOf({ TEXT_BASE_URL: address, TEXT_MODEL: 'harbour-8b' }, true)).toMatchObject({ recipients: [] });
  },
);

it.each<[Record<string, string>, string]>([
  [{ OPERATOR_CONTACT: 'post@lamplight.example' }, 'OPERATOR_NAME'],
  [{ OPERATOR_NAME: 'x'.repeat(201) }, 'OPERATOR_NAME'],
  [{ SOURCE_URL: 'javascript:alert(1)' }, 'SOURCE_URL'],
])('refuses the settings %o', (environment, named) => {
  expect(() => readConfig({ NODE_ENV: 'test', ...environment })).toThrow(named);
});

it('says how long records are kept, and backups only where some are made', async () => {
  const secondsOf = async (environment: Record<string, string>) => {
    const { retention } = (await siteOf(environment)) as SiteInfo;
    return new Map(retention.map(({ record, seconds }) => [record, seconds]));
  };
  const plain = await secondsOf({ SESSION_IDLE_DAYS: '12' });
  expect(plain.get('idle-session')).toBe(12 * 86_400);
  expect(plain.get('deleted-message')).toBe(300);
  expect(plain.has('backup')).toBe(false);
  const backedUp = await secondsOf({ BACKUP_DIR: '/var/backups/fabula', BACKUP_EVERY: '6', BACKUP_KEEP: '4' });
  expect(backedUp.get('backup')).toBe(86_400);
});

it('says of every table with something of a person, once, what the deletion of an account does with it', async () => {
  const named = Object.values(TABLES_OF_DATA).flat().toSorted();
  const personal = Object.entries(TABLE_FATES).filter(([, { becomes }]) => becomes !== 'impersonal');
  expect(named).toEqual(personal.map(([table]) => table).toSorted());
  expect(await siteOf({})).toMatchObject({ deletion: deletionFates() });
  expect(deletionFates()).toContainEqual({ data: 'rooms', becomes: ['erased', 'anonymised'] });
});
