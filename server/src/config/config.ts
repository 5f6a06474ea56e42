import path from 'node:path';
import { DAY_MS } from '../lib/utc-day.ts';
import { readBackups, type BackupsConfig } from './backups.ts';
import { readEmbeddings, type EmbeddingsConfig } from './engines/embeddings.ts';
import { readFilms, type FilmsConfig } from './engines/films.ts';
import { readFilesS3, type S3Config } from './files.ts';
import { readOperators, type OperatorsConfig } from './operators.ts';
import { readPictures, type PicturesConfig } from './engines/pictures.ts';
import { readPush, type PushConfig } from './push.ts';
import { readSafety, type SafetyConfig } from './safety.ts';
import { NO_PRICES, readPrices, readShop, type Prices, type ShopConfig } from './shop.ts';
import { readSpeech, type SpeechConfig } from './engines/speech.ts';
import { readSignIn, type SignInConfig } from './sign-in.ts';
import { readSite, type SiteConfig } from './site.ts';
import { readText, withoutPrices, type TextConfig } from './engines/text.ts';
import { allowedStandIns } from './stand-ins.ts';
import { SettingError, type Variable } from './variable.ts';
import { definitions } from './variables.ts';

export type Brand = 'fabula' | 'noctis';

export interface QuotaLimits {
  guest: number;
  account: number;
  network: number;
}

export interface DailyAmounts {
  daily: number;
  dailyStreak: number;
}

/** Product §10. */
export interface GiftAmounts extends DailyAmounts {
  guestGift: number;
  accountGift: number;
}

export interface MetricsConfig {
  host: string;
  port: number;
}

/** 0 is no limit. */
export interface NetworkLimits {
  perMinute: number;
  devicesPerMinute: number;
  pagesPerMinute: number;
  connectionsPerAddress: number;
  streamsPerAddress: number;
}

export interface Config {
  port: number;
  host: string;
  /** Origin, without a trailing slash. */
  publicUrl: string;
  brand: Brand;
  /** `off` removes the worker from the browsers that have it. */
  serviceWorker: 'on' | 'off';
  database: { url: string | undefined; dataDir: string; poolSize: number };
  logLevel: string;
  /** Bearer token for the details of `readyz`. */
  statusToken: string | undefined;
  /** Undefined where they are not served. */
  metrics: MetricsConfig | undefined;
  corsOrigins: ReadonlySet<string>;
  trustedProxies: number;
  limits: NetworkLimits;
  quota: QuotaLimits;
  maxConnections: number;
  bodyLimitBytes: number;
  drainMs: number;
  sessions: { idleMs: number; absoluteMs: number };
  /** False: all prices and gifts are 0, and nothing is sold. */
  usesPoints: boolean;
  points: GiftAmounts;
  prices: Prices;
  shop: ShopConfig;
  newForDays: number;
  site: SiteConfig;
  operators: OperatorsConfig;
  signIn: SignInConfig;
  text: TextConfig;
  /** Undefined where earlier messages are not recalled. */
  embeddings: EmbeddingsConfig | undefined;
  pictures: PicturesConfig;
  films: FilmsConfig;
  /** Undefined without an engine. */
  speech: SpeechConfig | undefined;
  safety: SafetyConfig;
  /** Undefined where nothing is pushed. */
  push: PushConfig | undefined;
  validateResponses: boolean;
  /** With `client` and `server` inside. */
  appDir: string;
  /** Servers with one database share it. */
  filesDir: string;
  /** Where files are kept in place of that folder; undefined where they are in it. */
  filesS3: S3Config | undefined;
  /** Undefined where none are made. */
  backups: BackupsConfig | undefined;
  artDir: string;
  contractDir: string;
}

const NO_GIFTS: GiftAmounts = { guestGift: 0, accountGift: 0, daily: 0, dailyStreak: 0 };

type Read = <Value>(name: string, variable: Variable<Value>) => Value;
type Environment = Readonly<Record<string, string | undefined>>;

const MEGABYTE = 1_000_000;
const repository = path.resolve(import.meta.dirname, '../../..');

/** Throws SettingError, whose message names the setting that makes no sense or contradicts another. */
export function readConfig(environment: Environment): Config {
  const read = <Value>(name: string, variable: Variable<Value>): Value => readVariable(environment, name, variable);
  const mode = read('NODE_ENV', definitions.NODE_ENV);
  const production = mode === 'production';
  const port = read('PORT', definitions.PORT);
  const host = read('HOST', definitions.HOST);
  const publicUrl = read('PUBLIC_URL', definitions.PUBLIC_URL) ?? new URL(`http://${bracketed(host)}:${port}`).origin;
  requireOrigin('PUBLIC_URL', publicUrl);
  const named = read('ALLOW_LOCAL_PROVIDERS', definitions.ALLOW_LOCAL_PROVIDERS);
  const standIns = allowedStandIns(named, { mode, host, publicUrl });
  const dataDir = path.resolve(repository, read('DATA_DIR', definitions.DATA_DIR));
  const filesDir = path.resolve(dataDir, read('FILES_DIR', definitions.FILES_DIR) ?? 'files');
  const databaseUrl = read('DATABASE_URL', definitions.DATABASE_URL);
  const metricsPort = read('METRICS_PORT', definitions.METRICS_PORT);
  const usesPoints = read('POINTS', definitions.POINTS) === 'on';
  const priced = (text: TextConfig) => (usesPoints ? text : withoutPrices(text));
  const config = checked({
    port,
    host,
    publicUrl,
    brand: read('BRAND', definitions.BRAND),
    serviceWorker: read('SERVICE_WORKER', definitions.SERVICE_WORKER),
    database: {
      url: databaseUrl,
      dataDir,
      poolSize: read('DATABASE_POOL_SIZE', definitions.DATABASE_POOL_SIZE),
    },
    logLevel: read('LOG_LEVEL', definitions.LOG_LEVEL),
    statusToken: read('STATUS_TOKEN', definitions.STATUS_TOKEN),
    metrics:
      metricsPort === 0 ? undefined : { host: read('METRICS_HOST', definitions.METRICS_HOST), port: metricsPort },
    corsOrigins: new Set(read('CORS_ORIGINS', definitions.CORS_ORIGINS)),
    trustedProxies: read('TRUSTED_PROXIES', definitions.TRUSTED_PROXIES),
    limits: {
      perMinute: read('RATE_LIMIT_PER_MINUTE', definitions.RATE_LIMIT_PER_MINUTE),
      devicesPerMinute: read('RATE_LIMIT_DEVICES_PER_MINUTE', definitions.RATE_LIMIT_DEVICES_PER_MINUTE),
      pagesPerMinute: read('RATE_LIMIT_PAGES_PER_MINUTE', definitions.RATE_LIMIT_PAGES_PER_MINUTE),
      connectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS', definitions.MAX_CONNECTIONS_PER_ADDRESS),
      streamsPerAddress: read('MAX_STREAMS_PER_ADDRESS', definitions.MAX_STREAMS_PER_ADDRESS),
    },
    quota: {
      guest: read('KEPT_MEGABYTES_GUEST', definitions.KEPT_MEGABYTES_GUEST) * MEGABYTE,
      account: read('KEPT_MEGABYTES_ACCOUNT', definitions.KEPT_MEGABYTES_ACCOUNT) * MEGABYTE,
      network: read('KEPT_MEGABYTES_PER_ADDRESS', definitions.KEPT_MEGABYTES_PER_ADDRESS) * MEGABYTE,
    },
    maxConnections: read('MAX_CONNECTIONS', definitions.MAX_CONNECTIONS),
    bodyLimitBytes: read('BODY_LIMIT_BYTES', definitions.BODY_LIMIT_BYTES),
    drainMs: read('DRAIN_SECONDS', definitions.DRAIN_SECONDS) * 1000,
    sessions: {
      idleMs: read('SESSION_IDLE_DAYS', definitions.SESSION_IDLE_DAYS) * DAY_MS,
      absoluteMs: read('SESSION_MAX_DAYS', definitions.SESSION_MAX_DAYS) * DAY_MS,
    },
    usesPoints,
    points: usesPoints ? readGifts(read) : NO_GIFTS,
    prices: usesPoints ? readPrices(read) : NO_PRICES,
    newForDays: read('NEW_FOR_DAYS', definitions.NEW_FOR_DAYS),
    site: readSite(read),
    operators: readOperators(read),
    signIn: readSignIn(read, standIns, production),
    text: priced(readText(read, mode, standIns.has('engine'))),
    embeddings: readEmbeddings(read),
    pictures: readPictures(read),
    films: readFilms(read),
    speech: readSpeech(read),
    safety: readSafety(read),
    push: readPush(read, production),
    shop: readShop(read, { usesPoints, checkoutAllowed: standIns.has('checkout') }),
    validateResponses: read('VALIDATE_RESPONSES', definitions.VALIDATE_RESPONSES) ?? !production,
    appDir: path.join(repository, 'app/dist'),
    filesDir,
    filesS3: readFilesS3(read),
    backups: readBackups(read, { repository, filesDir, databaseUrl }),
    artDir: path.join(repository, 'server/.art'),
    contractDir: path.join(repository, 'api-spec/dist'),
  });
  // Each server of a shared database would make its own key.
  if (production && config.database.url !== undefined && config.signIn.secretKey === undefined) {
    throw new SettingError('SECRET_KEY must be set in production where there is a DATABASE_URL');
  }
  return config;
}

function readGifts(read: Read): GiftAmounts {
  return {
    guestGift: read('POINTS_GUEST_GIFT', definitions.POINTS_GUEST_GIFT),
    accountGift: read('POINTS_ACCOUNT_GIFT', definitions.POINTS_ACCOUNT_GIFT),
    daily: read('POINTS_DAILY', definitions.POINTS_DAILY),
    dailyStreak: read('POINTS_DAILY_STREAK', definitions.POINTS_DAILY_STREAK),
  };
}

function readVariable<Value>(environment: Environment, name: string, variable: Variable<Value>): Value {
  const text = environment[name]?.trim();
  try {
    return variable.read(text === '' ? undefined : text);
  } catch (error) {
    if (error instanceof SettingError) throw new SettingError(`${name} ${error.message}`);
    throw error;
  }
}

function checked(config: Config): Config {
  for (const origin of config.corsOrigins) requireOrigin('CORS_ORIGINS', origin);
  if (config.database.url !== undefined && !/^postgres(ql)?:\/\//.test(config.database.url)) {
    throw new SettingError('DATABASE_URL must begin with postgres://');
  }
  // `pg` would throw at the first query. It takes `user@/database?host=/folder` for a socket, which `URL` does not.
  if (config.database.url !== undefined && !URL.canParse(config.database.url.replace('@/', '@localhost/'))) {
    throw new SettingError(
      'DATABASE_URL must be an address: write / # ? @ : % in a password as %2F %23 %3F %40 %3A %25',
    );
  }
  if (config.statusToken !== undefined && !/^\S{16,}$/.test(config.statusToken)) {
    throw new SettingError('STATUS_TOKEN must have 16 characters or more, and no spaces');
  }
  if (config.sessions.idleMs > config.sessions.absoluteMs) {
    throw new SettingError('SESSION_IDLE_DAYS must not be greater than SESSION_MAX_DAYS');
  }
  return config;
}

/** A bare origin only: a path never matches, and `*` would let any site use a visitor's credential. */
function requireOrigin(name: string, value: string): void {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.origin !== value || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`${name} must be an origin such as https://example.org, not "${value}"`);
  }
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
