import type { SignInConfig } from '../../config/sign-in.ts';
import type { SignInWays, WayState } from '../../contract/validators.ts';
import { TELEGRAM_FRAME_PATH } from '../../providers/telegram/telegram-bot.ts';
import type { ProviderName } from '../../config/provider-names.ts';

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

/** With `OIDC_ONLY` there is single sign-on and nothing else. */
export function offeredSignInWays(settings: SignInConfig): SignInWays {
  const { oidc, phoneRegion, registration, telegram, testAccount } = settings;
  const isOffered = oidc?.only !== true;
  const states = statesOf(settings);
  const { email, phone } = states;
  return {
    ...(isOffered ? states : ALL_OFF),
    oidc: oidc === undefined ? 'off' : 'on',
    oidcLabel: oidc?.label ?? null,
    testAccount: isOffered && testAccount !== undefined,
    telegramFrame: isOffered && telegram.kind !== 'off' ? TELEGRAM_FRAME_PATH : null,
    outbox: isOffered && [email, phone].includes('stand-in') ? '/dev/outbox' : null,
    phoneRegion: phoneRegion ?? null,
    registration,
  };
}

type OtherWay = 'email' | 'phone' | 'telegram' | 'wallet' | ProviderName;

const ALL_OFF = {
  email: 'off',
  phone: 'off',
  google: 'off',
  facebook: 'off',
  twitter: 'off',
  apple: 'off',
  discord: 'off',
  telegram: 'off',
  wallet: 'off',
} as const satisfies Record<OtherWay, WayState>;

function statesOf({ identity, mail, sms, telegram }: SignInConfig): Record<OtherWay, WayState> {
  return {
    email: MESSAGES[mail.kind],
    phone: MESSAGES[sms.kind],
    google: PARTIES[identity.google.kind],
    facebook: PARTIES[identity.facebook.kind],
    twitter: PARTIES[identity.twitter.kind],
    apple: PARTIES[identity.apple.kind],
    discord: PARTIES[identity.discord.kind],
    telegram: BOTS[telegram.kind],
    wallet: 'on',
  };
}
