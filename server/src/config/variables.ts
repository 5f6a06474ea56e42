import { backupDefinitions } from './backups.ts';
import { embeddingsDefinitions } from './engines/embeddings.ts';
import { filmDefinitions } from './engines/films.ts';
import { fileDefinitions } from './files.ts';
import { operatorDefinitions } from './operators.ts';
import { pictureDefinitions } from './engines/pictures.ts';
import { pushDefinitions } from './push.ts';
import { safetyDefinitions } from './safety.ts';
import { shopDefinitions, stripeDefinitions } from './shop.ts';
import { signInDefinitions } from './sign-in.ts';
import { siteDefinitions } from './site.ts';
import { speechDefinitions } from './engines/speech.ts';
import { textDefinitions } from './engines/text.ts';
import { web3Definitions } from './web3.ts';
import { choice, list, optional, wholeNumber, words, yesNo, type Variable } from './variable.ts';

const MINUTE_LIMIT = { min: 0, max: 1_000_000 };

/** Every environment variable; an empty value counts as unset. */
export const definitions = {
  PORT: wholeNumber({ default: 3000, min: 0, max: 65_535, description: 'Port to listen on; 0 takes a free one' }),
  HOST: words({ default: '127.0.0.1', description: 'Address to listen on' }),
  PUBLIC_URL: optional({
    fallback: 'http://{HOST}:{PORT}',
    description: 'Origin at which visitors reach the site, without a slash at the end',
  }),
  BRAND: choice({ values: ['fabula', 'noctis'], default: 'fabula', description: 'Skin and label set' }),
  SERVICE_WORKER: choice({
    values: ['on', 'off'],
    default: 'on',
    description: 'Whether pages are kept in browsers; off removes what they have kept',
  }),
  ...siteDefinitions,
  ...operatorDefinitions,
  NODE_ENV: choice({
    values: ['development', 'test', 'production'],
    default: 'development',
    description: 'In production stand-ins are refused and responses are not validated',
  }),
  DATA_DIR: words({ default: '.data', description: 'Folder of the embedded database' }),
  FILES_DIR: optional({
    fallback: '{DATA_DIR}/files',
    description: 'Folder of uploaded files; servers that share a database must share it',
  }),
  ...fileDefinitions,
  ...backupDefinitions,
  DATABASE_URL: optional({
    fallback: 'SQLite in {DATA_DIR}',
    description: 'URL of a PostgreSQL database: postgres://…',
  }),
  DATABASE_POOL_SIZE: wholeNumber({ default: 10, min: 1, max: 500, description: 'Most connections to PostgreSQL' }),
  LOG_LEVEL: choice({
    values: ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
    default: 'info',
    description: 'Lowest log level that is written; info has one line per request',
  }),
  STATUS_TOKEN: optional({
    fallback: 'only callers of this machine see them, on a site of its own',
    description: 'Bearer token with which GET /api/readyz also names the providers; at least 16 characters',
  }),
  METRICS_PORT: wholeNumber({
    default: 0,
    min: 0,
    max: 65_535,
    description: 'Port of GET /metrics for Prometheus; 0 for none',
  }),
  METRICS_HOST: words({
    default: '127.0.0.1',
    description: 'Address that METRICS_PORT listens on: one that visitors cannot reach',
  }),
  CORS_ORIGINS: list({ description: 'Other origins whose pages may call the API, separated by commas' }),
  TRUSTED_PROXIES: wholeNumber({
    default: 0,
    min: 0,
    max: 10,
    description: 'Number of own proxies in front that append to X-Forwarded-For',
  }),
  RATE_LIMIT_PER_MINUTE: wholeNumber({
    ...MINUTE_LIMIT,
    default: 3000,
    description: 'API requests a minute from one network address; 0 is no limit',
  }),
  RATE_LIMIT_DEVICES_PER_MINUTE: wholeNumber({
    ...MINUTE_LIMIT,
    default: 300,
    description: 'New device sessions a minute from one network address; 0 is no limit',
  }),
  RATE_LIMIT_PAGES_PER_MINUTE: wholeNumber({
    ...MINUTE_LIMIT,
    default: 240,
    description: 'Page requests a minute from one network address; 0 is no limit',
  }),
  MAX_CONNECTIONS: wholeNumber({ default: 10_000, min: 1, description: 'Most open connections' }),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber({
    default: 500,
    min: 0,
    description: 'Most open connections of one network address, where TRUSTED_PROXIES is 0; 0 is no limit',
  }),
  MAX_STREAMS_PER_ADDRESS: wholeNumber({
    default: 200,
    min: 0,
    description: 'Most open event streams of one network address; 0 is no limit',
  }),
  KEPT_MEGABYTES_GUEST: wholeNumber({
    default: 50,
    min: 0,
    description: 'Megabytes of files (cards, pictures, stories) that a guest may store; 0 is no limit',
  }),
  KEPT_MEGABYTES_ACCOUNT: wholeNumber({
    default: 1000,
    min: 0,
    description: 'Megabytes of files that an account may store; 0 is no limit',
  }),
  KEPT_MEGABYTES_PER_ADDRESS: wholeNumber({
    default: 4000,
    min: 0,
    description: 'Megabytes of files that one network address may store; 0 is no limit',
  }),
  BODY_LIMIT_BYTES: wholeNumber({ default: 262_144, min: 1024, description: 'Largest request body, in bytes' }),
  DRAIN_SECONDS: wholeNumber({
    default: 10,
    min: 0,
    max: 600,
    description: 'Seconds that requests in flight may take after the signal to stop',
  }),
  SESSION_IDLE_DAYS: wholeNumber({ default: 30, min: 1, description: 'Days without use after which a session ends' }),
  SESSION_MAX_DAYS: wholeNumber({ default: 180, min: 1, description: 'Days after which a session ends in any case' }),
  POINTS: choice({
    values: ['on', 'off'],
    default: 'on',
    description: 'Whether acts cost points; off for a server where everything is free and nothing is sold',
  }),
  POINTS_GUEST_GIFT: wholeNumber({ default: 20, min: 0, description: 'Points for a new device, once' }),
  POINTS_ACCOUNT_GIFT: wholeNumber({ default: 80, min: 0, description: 'Points for a new account' }),
  POINTS_DAILY: wholeNumber({ default: 20, min: 1, description: 'Points of the daily bonus' }),
  POINTS_DAILY_STREAK: wholeNumber({
    default: 50,
    min: 1,
    description: 'Points of the daily bonus on a seventh day in a row',
  }),
  ...shopDefinitions,
  ...stripeDefinitions,
  ...web3Definitions,
  NEW_FOR_DAYS: wholeNumber({ default: 14, min: 0, description: 'Days for which a character or story counts as new' }),
  VALIDATE_RESPONSES: yesNo({
    fallback: 'no in production, else yes',
    description: 'Validate every response against the contract',
  }),
  ...textDefinitions,
  ...embeddingsDefinitions,
  ...pictureDefinitions,
  ...filmDefinitions,
  ...speechDefinitions,
  ...safetyDefinitions,
  ...pushDefinitions,
  ...signInDefinitions,
} as const satisfies Record<string, Variable<unknown>>;

export const variables: readonly { name: string; default: string; description: string }[] = Object.entries(
  definitions,
).map(([name, { default: fallback, description }]) => ({ name, default: fallback, description }));
