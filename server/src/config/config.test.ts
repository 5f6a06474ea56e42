import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { readConfig } from './config.ts';
import { variables } from './variables.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };

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

  it('takes a pair of keys for push, with an address of the operator', () => {
    const { privateKey, publicKey } = webPush.generateVAPIDKeys();
    const keys = { PUSH_VAPID_PUBLIC_KEY: publicKey, PUSH_VAPID_PRIVATE_KEY: privateKey };
    const subject = { PUSH_SUBJECT: 'mailto:operator@fabula.example' };
    expect(readConfig({}).push).toBeUndefined();
    expect(readConfig({ ...keys, ...subject }).push).toMatchObject({ publicKey, privateKey });
    const others = { PUSH_VAPID_PRIVATE_KEY: webPush.generateVAPIDKeys().privateKey };
    for (const part of [others, { PUSH_VAPID_PUBLIC_KEY: publicKey }, { ...keys, ...others }]) {
      expect(() => readConfig({ ...part, ...subject })).toThrow('must be a pair');
    }
    for (const PUSH_SUBJECT of ['', 'operator', 'http://fabula.example']) {
      expect(() => readConfig({ ...keys, PUSH_SUBJECT })).toThrow('PUSH_SUBJECT');
    }
  });

  it('takes no provider of payments without points', () => {
    expect(readConfig({ POINTS: 'off' })).toMatchObject({ usesPoints: false, shop: { payments: [] } });
    for (const setting of [STRIPE, { PAYMENT_PROVIDER: 'local' }, { WEB3_CHAINS: '[]' }]) {
      expect(() => readConfig({ POINTS: 'off', ...setting })).toThrow(/must not be set where POINTS is off/);
    }
  });

  it('takes an address of PostgreSQL that names a socket', () => {
    const url = 'postgres://fabula:pw@/fabula?host=/var/run/postgresql';
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ database: { url } });
  });

  it('takes an empty value for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, database: { url: undefined } });
  });

  it('does not validate responses in production unless configured', () => {
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
    ['PUBLIC_URL', { PUBLIC_URL: 'https://fabula.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://fabula.example', NODE_ENV: 'development' }],
    ['HOST', { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }],
    ['HOST', { HOST: '192.168.1.20', PUBLIC_URL: 'http://127.0.0.1:3000' }],
    ['ALLOW_LOCAL_PROVIDERS', { ALLOW_LOCAL_PROVIDERS: 'outbox,mail' }],
    ['ALLOW_LOCAL_PROVIDERS', { ALLOW_LOCAL_PROVIDERS: 'yes,outbox' }],
    ['SMTP_URL', { ALLOW_LOCAL_PROVIDERS: 'identity' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://friend.example, *' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/fabula' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://fabula:ab/cd+ef==@postgres/fabula' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://fabula:a#b@postgres/fabula' }],
    ['BACKUP_DIR', { BACKUP_DIR: 'backups', DATABASE_URL: 'postgres://localhost/x' }],
    ['BACKUP_DIR', { BACKUP_DIR: '/srv/files/backups', FILES_DIR: '/srv/files' }],
    ['BACKUP_EVERY', { BACKUP_DIR: 'backups', BACKUP_EVERY: '0' }],
    ['SESSION_IDLE_DAYS', { SESSION_IDLE_DAYS: '200' }],
    ['VALIDATE_RESPONSES', { VALIDATE_RESPONSES: 'maybe' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['STATUS_TOKEN', { STATUS_TOKEN: 'short' }],
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
    ['TEXT_ENGINE', { TEXT_ENGINE: 'magic' }],
    ['TEXT_ENGINE', { NODE_ENV: 'production', SMTP_URL: 'off', TWILIO_ACCOUNT_SID: 'off' }],
    ['IMAGE_ENGINE', { IMAGE_ENGINE: 'dalle' }],
    ['IMAGE_ENGINE', { IMAGE_BASE_URL: 'http://127.0.0.1:7860' }],
    ['IMAGE_BASE_URL', { IMAGE_ENGINE: 'sdapi' }],
    ['IMAGE_BASE_URL', { IMAGE_ENGINE: 'sdapi', IMAGE_BASE_URL: '127.0.0.1:7860' }],
    ['IMAGE_BASE_URL', { IMAGE_ENGINE: 'sdapi', IMAGE_BASE_URL: 'http://ada:secret@127.0.0.1:7860' }],
    ['IMAGE_MODEL', { IMAGE_ENGINE: 'openai', IMAGE_BASE_URL: 'https://api.example.org/v1' }],
    ['IMAGE_WORKFLOW', { IMAGE_ENGINE: 'comfy', IMAGE_BASE_URL: 'http://127.0.0.1:8188' }],
    ['IMAGE_LORAS', { IMAGE_LORAS: '=a note without a name' }],
    ['IMAGE_STALL_SECONDS', { IMAGE_STALL_SECONDS: '0' }],
    ['TEXT_BASE_URL', { TEXT_ENGINE: 'openai' }],
    ['TEXT_BASE_URL', { TEXT_BASE_URL: 'api.example.org', TEXT_MODEL: 'small' }],
    ['TEXT_MODEL', { TEXT_BASE_URL: 'https://api.example.org/v1' }],
    ['OLLAMA_URL', { TEXT_ENGINE: 'ollama', OLLAMA_URL: 'off' }],
    ['TEXT_MODELS', { TEXT_MODELS: 'large' }],
    ['TEXT_MODELS', { TEXT_MODELS: 'large=6,large=7' }],
    ['TEXT_MODEL_FILE', { TEXT_ENGINE: 'file' }],
    ['TEXT_MODEL_FILE', { ...enginesOf({}), TEXT_MODEL_FILE: 'tale.gguf' }],
    ['TEXT_ENGINE', { ...enginesOf({}), TEXT_ENGINE: 'file' }],
    ['TEXT_BASE_URL', { TEXT_MODEL_FILE: 'tale.gguf', TEXT_BASE_URL: 'https://api.example.org/v1', TEXT_MODEL: 'm' }],
    ['TEXT_MODEL', { TEXT_MODEL_FILE: 'tale.gguf', TEXT_MODEL: 'small' }],
    ['TEXT_MODELS', { TEXT_MODEL_FILE: 'tale.gguf', TEXT_MODELS: 'large=6' }],
    ['TEXT_MODEL_PARALLEL', { TEXT_MODEL_FILE: 'tale.gguf', TEXT_MODEL_PARALLEL: '0' }],
    ['TEXT_ENGINES', { TEXT_ENGINES: '/nowhere/engines.json' }],
    ['TEXT_ENGINES', { TEXT_ENGINES: '[{' }],
    ['TEXT_ENGINES', { TEXT_ENGINES: '[]' }],
    ['TEXT_ENGINES', enginesOf({ name: 'Large' })],
    ['TEXT_ENGINES', enginesOf({ url: 'http://ada:secret@127.0.0.1/v1' })],
    ['TEXT_ENGINES', enginesOf({ url: 'engine' })],
    ['TEXT_ENGINES', enginesOf({ class: 'huge' })],
    ['TEXT_ENGINES', enginesOf({ keyEnv: 'sk-1234' })],
    ['TEXT_ENGINES', enginesOf({}, {})],
    ['TEXT_ENGINES', enginesOf({ points: 1 }, { name: 'b', points: 2 })],
    ['TEXT_ENGINES', enginesOf({ keyEnv: 'A', keyFile: 'b' })],
    [
      'TEXT_ENGINES',
      enginesOf({ otherModels: [{ model: 'x', points: 1 }] }, { name: 'b', otherModels: [{ model: 'x', points: 2 }] }),
    ],
    ['LARGE_KEY', enginesOf({ keyEnv: 'LARGE_KEY' })],
    ['TEXT_MODEL', { ...enginesOf({}), TEXT_MODEL: 'small' }],
    ['TEXT_ENGINE', { ...enginesOf({}), TEXT_ENGINE: 'offline' }],
    ['TEXT_REPLY_TOKENS', { ...enginesOf({ contextTokens: 1024 }), TEXT_REPLY_TOKENS: '800' }],
    ['TEXT_REPLY_TOKENS', { TEXT_CONTEXT_TOKENS: '1024', TEXT_REPLY_TOKENS: '800' }],
    ['MODERATION_BASE_URL', { MODERATION_BASE_URL: 'moderation' }],
    ['STRIPE_SECRET_KEY', { PAYMENT_PROVIDER: 'stripe' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_12345678' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_12345678' }],
    ['SHOP_CURRENCY', { ...STRIPE, SHOP_CURRENCY: 'ISK' }],
    ['STRIPE_TAX', { ...STRIPE, STRIPE_TAX: 'some' }],
    ['STRIPE_API_URL', { ...STRIPE, STRIPE_API_URL: 'stripe' }],
  ])('refuses nonsense with one line that names %s', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} must [^\n]+$`));
  });
});

describe('the stand-ins', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'off', TWILIO_ACCOUNT_SID: 'off', TEXT_ENGINE: 'offline' };
  const openIn = (environment: Record<string, string>) => {
    const { shop, signIn } = readConfig(environment);
    const { identity, mail, telegram } = signIn;
    return {
      outbox: mail.kind,
      identity: identity.google.kind,
      telegram: telegram.kind,
      checkout: shop.payments[0] ?? 'off',
    };
  };
  const all = { outbox: 'outbox', identity: 'local', telegram: 'local', checkout: 'local' };
  const none = { outbox: 'off', identity: 'off', telegram: 'off', checkout: 'off' };

  it.each<Record<string, string>>([
    {},
    { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' },
    { PUBLIC_URL: 'https://fabula.localhost' },
  ])('all answer on an address of the machine itself: %o', (environment) => {
    expect(openIn(environment)).toEqual(all);
  });

  it('are refused where others can reach them, and the line names both ways out', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://fabula.example' })).toThrow(
      /^PUBLIC_URL must [^\n]*set NODE_ENV=production, or [^\n]*ALLOW_LOCAL_PROVIDERS$/,
    );
    expect(openIn({ ...production, PUBLIC_URL: 'https://fabula.example' })).toEqual(none);
    expect(openIn({ PUBLIC_URL: 'https://fabula.example', ALLOW_LOCAL_PROVIDERS: 'yes' })).toEqual(all);
  });

  it.each([
    ['outbox', { ...none, outbox: 'outbox' }],
    ['identity', { ...none, identity: 'local' }],
    ['telegram', { ...none, telegram: 'local' }],
    ['checkout', { ...none, checkout: 'local' }],
    ['checkout, identity', { ...none, identity: 'local', checkout: 'local' }],
    ['no', none],
  ])('answer where they are named: %s', (names, open) => {
    const carriers = names.includes('outbox') ? { SMTP_URL: '', TWILIO_ACCOUNT_SID: '' } : {};
    expect(openIn({ ...production, ...carriers, ALLOW_LOCAL_PROVIDERS: names })).toEqual(open);
  });
});

describe('the engine that writes replies', () => {
  it('offers the models that are set up, names with colons among them', () => {
    expect(readConfig({ TEXT_MODELS: 'vendor/large=6, llama3:8b=0' }).text.models).toEqual([
      { model: 'vendor/large', points: 6 },
      { model: 'llama3:8b', points: 0 },
    ]);
    expect(readConfig({}).text.models).toEqual([]);
  });

  it('is one of several, each with a key that is somewhere else', () => {
    const several = enginesOf(
      { keyEnv: 'LARGE_KEY', class: 'deep', contextTokens: 32_768, points: 8, url: 'https://api.example.org/v1/' },
      { name: 'small', otherModels: [{ model: 'tale', points: 3 }] },
    );
    const { text } = readConfig({ ...several, LARGE_KEY: 'key' });
    expect(text.engine).toMatchObject({
      kind: 'several',
      endpoints: [
        { apiKey: 'key', baseUrl: 'https://api.example.org/v1', engineClass: 'deep', contextTokens: 32_768, points: 8 },
        { apiKey: undefined, engineClass: 'fast', contextTokens: 8192, points: undefined, firstTokenMs: 30_000 },
      ],
    });
    expect(text).toMatchObject({ contextTokens: 8192, models: [{ model: 'tale', points: 3 }] });
  });

  it('never repeats what a wrong field has in it, which may be a key', () => {
    const setting = enginesOf({ apiKey: 'sk-very-secret' });
    expect(() => readConfig(setting)).toThrow(/TEXT_ENGINES must .*apiKey/);
    expect(() => readConfig(setting)).not.toThrow(/sk-very-secret/);
  });

  const hosted = { TEXT_BASE_URL: 'https://api.example.org/v1/', TEXT_MODEL: 'small' };
  const bare = { NODE_ENV: 'production', SMTP_URL: 'off', TWILIO_ACCOUNT_SID: 'off' };

  it.each([
    ['the hosted model that is set up', hosted, { kind: 'openai', baseUrl: 'https://api.example.org/v1' }],
    [
      'the model in a file',
      { TEXT_MODEL_FILE: '/models/tale.gguf' },
      { kind: 'file', file: '/models/tale.gguf', parallel: 2 },
    ],
    ['that model in production', { ...bare, TEXT_MODEL_FILE: '/models/tale.gguf' }, { kind: 'file' }],
    [
      'another than the file where that is chosen',
      { TEXT_MODEL_FILE: 'a.gguf', TEXT_ENGINE: 'offline' },
      { kind: 'offline' },
    ],
    ['else an Ollama, or the card alone', {}, { kind: 'ollama', whenAbsent: 'offline' }],
    ['the card alone where no Ollama is looked for', { OLLAMA_URL: 'off' }, { kind: 'offline' }],
    ['the card alone in tests', { NODE_ENV: 'test' }, { kind: 'offline' }],
    ['the one that is chosen', { ...hosted, TEXT_ENGINE: 'offline' }, { kind: 'offline' }],
    ['only Ollama where it is chosen', { TEXT_ENGINE: 'ollama' }, { kind: 'ollama', whenAbsent: 'fail' }],
  ])('is %s', (_case, environment, engine) => {
    expect(readConfig(environment).text.engine).toMatchObject(engine);
  });
});

describe('variables', () => {
  it('are each described in a sentence, for the table of the README', () => {
    expect(variables.map(({ name }) => name)).toContain('DATABASE_URL');
    expect(variables.filter(({ description }) => description.length < 10)).toEqual([]);
  });
});

describe('payments on chains', () => {
  const chain = {
    chainId: 8453,
    name: 'Base',
    rpc: 'https://rpc.example',
    tokens: [{ address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', symbol: 'USDC', decimals: 6 }],
    treasury: '0x00000000000000000000000000000000000000AA',
    factory: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    final: 'finalized',
  };
  const solana = {
    kind: 'solana',
    name: 'Solana',
    rpc: 'https://rpc.example',
    genesis: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    token: { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', symbol: 'USDC', decimals: 6 },
    treasury: '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2',
  };
  const withChains = (chains: unknown, more: Record<string, string> = {}) =>
    readConfig({ WEB3_CHAINS: JSON.stringify(chains), ...more }).shop;

  it('are offered beside the usual way by themselves, and in the order that is asked for', () => {
    expect(withChains([chain]).payments).toEqual(['local', 'web3']);
    expect(withChains([chain]).web3).toEqual([chain]);
    expect(withChains([chain], { PAYMENT_PROVIDER: 'web3' }).payments).toEqual(['web3']);
    expect(withChains([chain], { PAYMENT_PROVIDER: 'off' })).toMatchObject({ payments: [], web3: [] });
    expect(withChains([{ ...chain, final: 12 }]).web3[0]?.final).toBe(12);
    expect(withChains([{ ...chain, kind: 'evm' }, solana])).toMatchObject({
      web3: [chain],
      solana: [{ treasury: solana.treasury, id: expect.any(Number) }],
    });
    expect(withChains([solana]).payments).toEqual(['local', 'web3']);
    const explorer = 'https://explorer.example/tx/';
    expect(withChains([{ ...chain, explorer }]).web3[0]?.explorer).toBe(explorer);
  });

  it.each<[line: RegExp, chains: unknown, more?: Record<string, string>]>([
    [/^WEB3_CHAINS must be a list of chains/, {}],
    [/^WEB3_CHAINS must be a list of chains: 0\.rpc/, [{ ...chain, rpc: 'ftp://rpc.example' }]],
    [
      /^WEB3_CHAINS must be a list of chains: 0\.treasury/,
      [{ ...chain, treasury: chain.factory.replace('5Fb', '5fb') }],
    ],
    [/^WEB3_CHAINS must be a list of chains: 0\.final/, [{ ...chain, final: 0 }]],
    [/^WEB3_CHAINS must be a list of chains: 0\.tokens/, [{ ...chain, tokens: [] }]],
    [/^WEB3_CHAINS must be a list of chains: 0\.explorer/, [{ ...chain, explorer: 'https://explorer.example/tx' }]],
    [/^WEB3_CHAINS must be a list of chains: 0\.explorer/, [{ ...chain, explorer: 'javascript:alert(1)/' }]],
    [/^WEB3_CHAINS must be .+ a chainId of its own$/, [chain, chain]],
    [/^WEB3_CHAINS must be .+ each token of a Solana cluster once$/, [solana, solana]],
    [/^WEB3_CHAINS must be a list of chains: 0\.kind/, [{ ...solana, kind: 'tron' }]],
    [/^WEB3_CHAINS must be a list of chains: 0\.treasury/, [{ ...solana, treasury: chain.treasury }]],
    [/^WEB3_CHAINS must be a list of chains: 1\.genesis/, [chain, { ...solana, genesis: 'abc' }]],
    [/^SHOP_CURRENCY must be USD/, [chain], { SHOP_CURRENCY: 'EUR' }],
  ])('are refused with one line: %s', (line, chains, more) => {
    expect(() => withChains(chains, more)).toThrow(line);
  });

  it('are refused without chains, and where these are no JSON', () => {
    expect(() => readConfig({ PAYMENT_PROVIDER: 'web3' })).toThrow(/^WEB3_CHAINS must be set/);
    expect(() => readConfig({ WEB3_CHAINS: '[' })).toThrow(/^WEB3_CHAINS must be JSON$/);
    expect(() => readConfig({ PAYMENT_PROVIDER: 'cash' })).toThrow(/^PAYMENT_PROVIDER must be /);
  });
});

function enginesOf(...changes: object[]): { TEXT_ENGINES: string } {
  const usual = { name: 'large', url: 'http://127.0.0.1:8000/v1', model: 'm' };
  return { TEXT_ENGINES: JSON.stringify(changes.map((change) => ({ ...usual, ...change }))) };
}
