import { safetyDefinitions } from './safety.ts';
import { shopDefinitions } from './shop.ts';
import { signInDefinitions } from './sign-in.ts';
import { siteDefinitions } from './site.ts';
import { textDefinitions } from './text.ts';
import { choice, list, optional, wholeNumber, words, yesNo, type Variable } from './variable.ts';

const MINUTE_LIMIT = { min: 0, max: 1_000_000 };

/** Every environment variable that the server reads. An empty value counts as not set. */
export const definitions = {
  PORT: wholeNumber({ default: 3000, min: 0, max: 65_535, description: 'Port to listen on; 0 takes a free one' }),
  HOST: words({ default: '127.0.0.1', description: 'Address to listen on' }),
  PUBLIC_URL: optional({
    fallback: 'http://{HOST}:{PORT}',
    description: 'Origin at which visitors reach the site, without a slash at the end',
  }),
  BRAND: choice({ values: ['fabula', 'noctis'], default: 'fabula', description: 'Skin and label set' }),
  ...siteDefinitions,
  NODE_ENV: choice({
    values: ['development', 'test', 'production'],
    default: 'development',
    description: 'In production answers are not checked against the contract',
  }),
  DATA_DIR: words({ default: '.data', description: 'Folder of the embedded database' }),
  FILES_DIR: optional({
    fallback: '{DATA_DIR}/files',
    description: 'Folder of cards and portraits that people bring; servers that share a database share it',
  }),
  DATABASE_URL: optional({
    fallback: 'SQLite in {DATA_DIR}',
    description: 'Address of a PostgreSQL database: postgres://…',
  }),
  DATABASE_POOL_SIZE: wholeNumber({ default: 10, min: 1, max: 500, description: 'Most connections to PostgreSQL' }),
  LOG_LEVEL: choice({
    values: ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
    default: 'info',
    description: 'Least important log lines that are written; info has one line per request',
  }),
  CORS_ORIGINS: list({ description: 'Other origins whose pages may call the API, separated by commas' }),
  TRUSTED_PROXIES: wholeNumber({
    default: 0,
    min: 0,
    max: 10,
    description: 'How many proxies of ours stand in front and add to X-Forwarded-For',
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
  MAX_CONNECTIONS: wholeNumber({ default: 10_000, min: 1, description: 'Most open connections' }),
  BODY_LIMIT_BYTES: wholeNumber({ default: 262_144, min: 1024, description: 'Largest request body, in bytes' }),
  DRAIN_SECONDS: wholeNumber({
    default: 10,
    min: 0,
    max: 600,
    description: 'How long requests in flight may take after the signal to stop',
  }),
  SESSION_IDLE_DAYS: wholeNumber({ default: 30, min: 1, description: 'A session unused for so long is over' }),
  SESSION_MAX_DAYS: wholeNumber({ default: 180, min: 1, description: 'A session is over so long after its start' }),
  POINTS_GUEST_GIFT: wholeNumber({ default: 20, min: 0, description: 'Points for a new device, once' }),
  POINTS_ACCOUNT_GIFT: wholeNumber({ default: 80, min: 0, description: 'Points for a new account' }),
  POINTS_DAILY: wholeNumber({ default: 20, min: 1, description: 'Points of the daily bonus' }),
  POINTS_DAILY_STREAK: wholeNumber({ default: 50, min: 1, description: 'Its points on a seventh day in a row' }),
  ...shopDefinitions,
  NEW_FOR_DAYS: wholeNumber({ default: 14, min: 0, description: 'How long a character or story counts as new' }),
  VALIDATE_RESPONSES: yesNo({
    fallback: 'no in production, else yes',
    description: 'Check every answer against the contract',
  }),
  ...textDefinitions,
  ...safetyDefinitions,
  ...signInDefinitions,
} as const satisfies Record<string, Variable<unknown>>;

/** The same as a list, for the table of the README and its check. */
export const variables: readonly { name: string; default: string; description: string }[] = Object.entries(
  definitions,
).map(([name, { default: fallback, description }]) => ({ name, default: fallback, description }));
