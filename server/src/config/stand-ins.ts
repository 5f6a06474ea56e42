import { isLoopback } from '../lib/loopback.ts';
import { SettingError, type Variable } from './variable.ts';

/** The stand-ins for outside parties, as in `ALLOW_LOCAL_PROVIDERS`. */
export const STAND_INS = ['outbox', 'identity', 'telegram', 'checkout', 'engine'] as const;

export type StandIn = (typeof STAND_INS)[number];

export type StandIns = ReadonlySet<StandIn>;

const ALL: StandIns = new Set(STAND_INS);
const NONE: StandIns = new Set();

export const standInDefinitions = {
  ALLOW_LOCAL_PROVIDERS: {
    description:
      'Stand-ins that may answer where nothing real is set up: yes for all, no for none, or names, separated by ' +
      `commas (${STAND_INS.join(', ')})`,
    default: 'none in production, else all',
    read: (text) => (text === undefined ? undefined : readNames(text)),
  },
} as const satisfies Record<string, Variable<StandIns | undefined>>;

interface Place {
  mode: 'development' | 'test' | 'production';
  host: string;
  publicUrl: string;
}

/**
 * The allowed stand-ins: the named ones, else all on a loopback address and none in production.
 *
 * @throws {SettingError} when a reachable server outside production names none: the outbox and the identity provider
 * let anyone sign in as any account.
 */
export function allowedStandIns(named: StandIns | undefined, { mode, host, publicUrl }: Place): StandIns {
  if (named !== undefined) return named;
  if (mode === 'production') return NONE;
  if (!isLoopback(new URL(publicUrl).hostname)) throw openToOthers('PUBLIC_URL', publicUrl);
  if (!isLoopback(host)) throw openToOthers('HOST', host);
  return ALL;
}

function openToOthers(name: string, value: string): SettingError {
  return new SettingError(
    `${name} must be a loopback address, not "${value}", where anyone could sign in as anyone through the local ` +
      'stand-ins: set NODE_ENV=production, or name the stand-ins to keep in ALLOW_LOCAL_PROVIDERS',
  );
}

function readNames(text: string): StandIns {
  if (text === 'yes') return ALL;
  if (text === 'no') return NONE;
  const names = text.split(',').map((name) => name.trim());
  const known = STAND_INS.filter((name) => names.includes(name));
  if (known.length < new Set(names).size) {
    throw new SettingError(`must be yes, no or names of ${STAND_INS.join(', ')}, separated by commas, not "${text}"`);
  }
  return new Set(known);
}
