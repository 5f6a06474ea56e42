import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { telegramSignature } from '../../../providers/telegram/data-check.ts';
import type { Principal } from '../../../http/principal.ts';
import type { Login, SignIn } from '../sign-in.ts';
import { markUsed } from '../single-use-store.ts';

const OLDEST_MS = 86_400_000;
const SKEW_MS = 60_000;

/** What the widget hands over (Product §3.5). */
export interface TelegramIdentity {
  id: number | string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  username?: string | null | undefined;
  photoUrl?: string | null | undefined;
  authDate: number | string;
  hash: string;
}

export interface TelegramDeps {
  clock: Clock;
  signIn: SignIn;
  /** Undefined where the way is off. */
  botToken: string | undefined;
}

/**
 * Signs in with Telegram's signed data (core.telegram.org/widgets/login, "Checking authorization"), once and within a
 * day. Throws NOT_IMPLEMENTED without a bot, VALIDATION_FAILED for anything else.
 */
export async function enterByTelegram(
  { botToken, clock, signIn }: TelegramDeps,
  principal: Principal,
  identity: TelegramIdentity,
): Promise<Login> {
  if (botToken === undefined) {
    throw new AppError('NOT_IMPLEMENTED', 'This server does not offer this way of signing in');
  }
  const issuedAt = Number(identity.authDate) * 1000;
  const age = clock.now() - issuedAt;
  if (!isVouched(identity, botToken)) throw refused('hash');
  if (age > OLDEST_MS || age < -SKEW_MS) throw refused('authDate');
  const person = {
    identity: { kind: 'telegram' as const, subject: String(identity.id) },
    name: [identity.firstName, identity.lastName].filter(Boolean).join(' ') || identity.username || undefined,
  };
  return signIn.enter(principal, person, async (trx) => {
    const first = await markUsed(trx, { kind: 'telegram', key: identity.hash }, issuedAt + OLDEST_MS + SKEW_MS);
    if (!first) throw refused('hash');
  });
}

function isVouched({ hash, ...identity }: TelegramIdentity, botToken: string): boolean {
  const received = {
    auth_date: identity.authDate,
    first_name: identity.firstName,
    id: identity.id,
    last_name: identity.lastName,
    photo_url: identity.photoUrl,
    username: identity.username,
  };
  return timingSafeEqual(telegramSignature(received, botToken), Buffer.from(hash, 'hex'));
}

function refused(field: 'hash' | 'authDate'): AppError {
  const security = { name: 'sign-in failed', way: 'telegram' } as const;
  return new AppError('VALIDATION_FAILED', 'The data from Telegram is not valid or has expired', { field, security });
}
