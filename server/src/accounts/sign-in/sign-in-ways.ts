import type { SignInConfig } from '../../config/sign-in.ts';
import type { WayState } from '../../contract/validators.ts';
import { TELEGRAM_FRAME_PATH } from '../../providers/telegram/telegram-bot.ts';
import type { ProviderName } from '../../config/provider-names.ts';

export interface SignInWays extends Record<'email' | 'phone' | 'telegram' | ProviderName, WayState> {
  testAccount: boolean;
  telegramFrame: string | null;
  /** Page with the codes that stay on this server. */
  outbox: string | null;
  /** Country of phones without one; null for the language's. */
  phoneRegion: string | null;
}

const MESSAGES = { outside: 'on', outbox: 'stand-in', off: 'off' } as const satisfies Record<
  SignInConfig['mail']['kind'],
  WayState
>;

const PARTIES = { account: 'on', local: 'stand-in', off: 'off' } as const satisfies Record<
  SignInConfig['identity'][ProviderName]['kind'],
  WayState
>;

const BOTS = { bot: 'on', local: 'stand-in', off: 'off' } as const satisfies Record<
  SignInConfig['telegram']['kind'],
  WayState
>;

export function offeredSignInWays({
  identity,
  mail,
  phoneRegion,
  sms,
  telegram,
  testAccount,
}: SignInConfig): SignInWays {
  const email = MESSAGES[mail.kind];
  const phone = MESSAGES[sms.kind];
  return {
    email,
    phone,
    google: PARTIES[identity.google.kind],
    facebook: PARTIES[identity.facebook.kind],
    twitter: PARTIES[identity.twitter.kind],
    apple: PARTIES[identity.apple.kind],
    discord: PARTIES[identity.discord.kind],
    telegram: BOTS[telegram.kind],
    testAccount: testAccount !== undefined,
    telegramFrame: telegram.kind === 'off' ? null : TELEGRAM_FRAME_PATH,
    outbox: [email, phone].includes('stand-in') ? '/dev/outbox' : null,
    phoneRegion: phoneRegion ?? null,
  };
}
