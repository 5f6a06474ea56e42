import { getCountries, type CountryCode } from 'libphonenumber-js/max';
import { identityDefinitions, readIdentity, type IdentityConfig } from './identity.ts';
import { oidcDefinitions, readOidc, type OidcConfig } from './oidc.ts';
import { registrationDefinitions, type RegistrationPolicy } from './registration.ts';
import { readTelegram, telegramDefinitions, type TelegramChoice } from './telegram.ts';
import { standInDefinitions, type StandIns } from './stand-ins.ts';
import { optional, SettingError, wholeNumber, words, type Variable } from './variable.ts';
import { requireTrustedAddress } from './web-address.ts';

type Carrier<Outside> = { kind: 'outside'; options: Outside } | { kind: 'outbox' } | { kind: 'off' };

export interface SignInConfig {
  /** Undefined: generated and stored in the data folder. */
  secretKey: string | undefined;
  mail: Carrier<{ url: string; from: string }>;
  sms: Carrier<{ accountSid: string; authToken: string; from: string; baseUrl: string }>;
  /** Undefined: the language's region. */
  phoneRegion: CountryCode | undefined;
  codes: { cooldownMs: number; perHour: number };
  /** Per quarter of an hour and network. */
  passwordsPerQuarter: number;
  /** Undefined where contract wallets cannot be asked. */
  chainRpcUrl: string | undefined;
  chainId: number;
  telegram: TelegramChoice;
  identity: IdentityConfig;
  /** Undefined where the operator has no OpenID provider of their own. */
  oidc: OidcConfig | undefined;
  registration: RegistrationPolicy;
  testAccount: { name: string; password: string } | undefined;
}

const CARRIER_OFF = 'off';

export const signInDefinitions = {
  ...registrationDefinitions,
  SECRET_KEY: optional({
    fallback: 'made once and kept in {DATA_DIR}',
    description: 'Key that protects codes in the database, at least 32 characters; the same on all servers',
  }),
  ...standInDefinitions,
  SMTP_URL: optional({
    fallback: 'the local outbox',
    description: 'Mail server, smtp://user:password@host:port or smtps://…; off for no mail codes',
  }),
  MAIL_FROM: words({ default: 'Fabula <no-reply@localhost>', description: 'Sender of the mails' }),
  TWILIO_ACCOUNT_SID: optional({
    fallback: 'the local outbox',
    description: 'Twilio account that sends text messages; off for no phone codes',
  }),
  TWILIO_AUTH_TOKEN: optional({ fallback: '', description: 'Token of that account' }),
  TWILIO_FROM: optional({
    fallback: '',
    description: 'Sending number of that account, or the id of a messaging service (MG…)',
  }),
  TWILIO_BASE_URL: words({
    default: 'https://api.twilio.com',
    description: 'Base URL of the Twilio API; it begins with https:// in production',
  }),
  PHONE_REGION: optional({
    fallback: "the region of the visitor's language",
    description: 'Default country of phone numbers, two letters',
  }),
  CODE_COOLDOWN_SECONDS: wholeNumber({
    default: 60,
    min: 0,
    max: 3600,
    description: 'Seconds between two codes for one recipient from one network address or known device',
  }),
  RATE_LIMIT_CODES_PER_HOUR: wholeNumber({
    default: 100,
    min: 0,
    max: 1_000_000,
    description: 'Codes an hour for one network address; 0 is no limit',
  }),
  RATE_LIMIT_PASSWORDS: wholeNumber({
    default: 100,
    min: 0,
    max: 1_000_000,
    description: 'Password attempts in 15 minutes from one network address; 0 is no limit',
  }),
  CHAIN_RPC_URL: optional({
    fallback: 'contract wallets are refused',
    description: 'JSON-RPC URL of an EVM chain that verifies signatures of contract wallets',
  }),
  CHAIN_ID: wholeNumber({ default: 1, min: 1, description: 'Id of that chain, part of the text that MetaMask signs' }),
  ...telegramDefinitions,
  ...identityDefinitions,
  ...oidcDefinitions,
  TEST_ACCOUNT: optional({ fallback: 'none', description: 'Name of an account for testers' }),
  TEST_PASSWORD: optional({ fallback: '', description: 'Password of that account, 8 characters or more' }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Throws SettingError. */
export function readSignIn(read: Read, standIns: StandIns, production: boolean): SignInConfig {
  const definitions = signInDefinitions;
  return {
    secretKey: readSecretKey(read),
    mail: readMail(read, standIns),
    sms: readSms(read, standIns, production),
    phoneRegion: readPhoneRegion(read),
    codes: {
      cooldownMs: read('CODE_COOLDOWN_SECONDS', definitions.CODE_COOLDOWN_SECONDS) * 1000,
      perHour: read('RATE_LIMIT_CODES_PER_HOUR', definitions.RATE_LIMIT_CODES_PER_HOUR),
    },
    passwordsPerQuarter: read('RATE_LIMIT_PASSWORDS', definitions.RATE_LIMIT_PASSWORDS),
    chainRpcUrl: readWebAddress(read, 'CHAIN_RPC_URL', definitions.CHAIN_RPC_URL),
    chainId: read('CHAIN_ID', definitions.CHAIN_ID),
    identity: readIdentity(read, standIns.has('identity'), production),
    oidc: readOidc(read, production),
    registration: read('REGISTRATION', definitions.REGISTRATION),
    telegram: readTelegram(read, standIns.has('telegram'), production),
    testAccount: readTestAccount(read),
  };
}

function readSecretKey(read: Read): string | undefined {
  const key = read('SECRET_KEY', signInDefinitions.SECRET_KEY);
  if (key !== undefined && key.length < 32) throw new SettingError('SECRET_KEY must have 32 characters or more');
  return key;
}

function readMail(read: Read, standIns: StandIns): SignInConfig['mail'] {
  const url = read('SMTP_URL', signInDefinitions.SMTP_URL);
  if (url === undefined) return outbox('SMTP_URL', standIns);
  if (url === CARRIER_OFF) return { kind: 'off' };
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new SettingError('SMTP_URL must begin with smtp:// or smtps://');
  }
  return { kind: 'outside', options: { url, from: read('MAIL_FROM', signInDefinitions.MAIL_FROM) } };
}

function readSms(read: Read, standIns: StandIns, production: boolean): SignInConfig['sms'] {
  const accountSid = read('TWILIO_ACCOUNT_SID', signInDefinitions.TWILIO_ACCOUNT_SID);
  if (accountSid === undefined) return outbox('TWILIO_ACCOUNT_SID', standIns);
  if (accountSid === CARRIER_OFF) return { kind: 'off' };
  const authToken = read('TWILIO_AUTH_TOKEN', signInDefinitions.TWILIO_AUTH_TOKEN);
  const from = read('TWILIO_FROM', signInDefinitions.TWILIO_FROM);
  if (authToken === undefined) throw new SettingError('TWILIO_AUTH_TOKEN must be set with TWILIO_ACCOUNT_SID');
  if (from === undefined) throw new SettingError('TWILIO_FROM must be set with TWILIO_ACCOUNT_SID');
  const baseUrl = read('TWILIO_BASE_URL', signInDefinitions.TWILIO_BASE_URL);
  requireTrustedAddress('TWILIO_BASE_URL', baseUrl, production);
  return { kind: 'outside', options: { accountSid, authToken, from, baseUrl } };
}

/** Every reader of the outbox can sign in as anyone: production must allow it by name. */
function outbox(name: string, standIns: StandIns): { kind: 'outbox' } {
  if (standIns.has('outbox')) return { kind: 'outbox' };
  throw new SettingError(`${name} must be set in production, or off, or else ALLOW_LOCAL_PROVIDERS must name outbox`);
}

function readWebAddress(read: Read, name: string, variable: Variable<string | undefined>): string | undefined {
  const address = read(name, variable);
  const web = address === undefined || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));
  if (!web) throw new SettingError(`${name} must begin with http:// or https://`);
  return address;
}

function readTestAccount(read: Read): SignInConfig['testAccount'] {
  const name = read('TEST_ACCOUNT', signInDefinitions.TEST_ACCOUNT);
  const password = read('TEST_PASSWORD', signInDefinitions.TEST_PASSWORD);
  if (name === undefined) return undefined;
  if (password === undefined || password.length < 8) {
    throw new SettingError('TEST_PASSWORD must have 8 characters or more where there is a TEST_ACCOUNT');
  }
  return { name, password };
}

function readPhoneRegion(read: Read): CountryCode | undefined {
  const text = read('PHONE_REGION', signInDefinitions.PHONE_REGION);
  const region = getCountries().find((country) => country === text);
  if (text !== undefined && region === undefined) throw new SettingError('PHONE_REGION must be a country such as CN');
  return region;
}
