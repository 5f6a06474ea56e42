import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { RateLimits } from '../../rate-limits/rate-limits.ts';
import { Outbox } from '../../outbox/outbox.ts';
import type { MailProvider } from '../../providers/mail/mail.ts';
import { createSmtpMail } from '../../providers/mail/smtp.ts';
import type { SmsProvider } from '../../providers/sms/sms.ts';
import { createTwilioSms } from '../../providers/sms/twilio.ts';
import type { Accounts } from '../accounts.ts';
import { Registration } from './registration/registration.ts';
import type { Sessions } from '../sessions.ts';
import { CodeSender } from './codes/code-sender.ts';
import { Apple } from './oauth/apple.ts';
import { createIdentityProviders, placesOf } from './oauth/identity-providers.ts';
import { OAuthFlow } from './oauth/oauth-flow.ts';
import type { LocalProvider } from '../../providers/identity/local/local-provider.ts';
import { Codes } from './codes/codes.ts';
import { GuessLimits } from './passwords/guess-limits.ts';
import { Passwords } from './passwords/passwords.ts';
import { AccountMail } from './notices/account-mail.ts';
import { SecurityNotices } from './notices/security-notices.ts';
import { createServerSecret } from '../../lib/server-secret.ts';
import { deleteOldSingleUse } from './single-use-store.ts';
import { Wallets } from './wallets/wallets.ts';
import { createRpcChain } from '../../providers/chain/rpc.ts';
import { createTelegramBot, type TelegramBot } from '../../providers/telegram/telegram-bot.ts';
import { SignIn } from './sign-in.ts';

export interface SignInDeps {
  clock: Clock;
  signIn: SignIn;
  registration: Registration;
  codes: Codes;
  codeSender: CodeSender;
  passwords: Passwords;
  guessLimits: GuessLimits;
  wallets: Wallets;
  oauthFlow: OAuthFlow;
  apple: Apple;
  telegramBot: TelegramBot | undefined;
  localProvider: LocalProvider | undefined;
  notices: SecurityNotices;
  accountMail: AccountMail;
  mail: MailProvider | undefined;
  outbox: Outbox | undefined;
  providers: Readonly<Record<string, string>>;
  sweep(): Promise<void>;
}

interface Base {
  config: Config;
  database: Database;
  clock: Clock;
  ids: Ids;
  accounts: Accounts;
  sessions: Sessions;
  rateLimits: RateLimits;
  log: Logger;
}

export function createSignInParts(base: Base): SignInDeps {
  const { clock, config, database, ids, log, sessions } = base;
  const { db } = database;
  const outbox = new Outbox(clock);
  const mail = mailOf(config.signIn.mail, outbox);
  const sms = smsOf(config.signIn.sms, outbox);
  const secret = createServerSecret(config.signIn.secretKey, config.database.dataDir);
  const codes = new Codes({ db, clock, secret });
  const codeSender = new CodeSender({ db, clock, codes, brand: config.brand, limits: config.signIn.codes, mail, sms });
  const notices = new SecurityNotices({
    db,
    clock,
    ids,
    log,
    brand: config.brand,
    publicUrl: config.publicUrl,
    mail,
    sms,
  });
  const { operators, signIn: settings } = config;
  const registration = new Registration({ ...base, operators, policy: settings.registration });
  const signIn = new SignIn({ ...base, notices, registration });
  const { chainId, chainRpcUrl } = config.signIn;
  const chain = chainRpcUrl === undefined ? undefined : createRpcChain(chainRpcUrl);
  const { localProvider, providers } = createIdentityProviders(config);
  const oauthFlow = new OAuthFlow({ db, clock, signIn, publicUrl: config.publicUrl, providers });
  const limits = new GuessLimits({ db, clock, perQuarter: config.signIn.passwordsPerQuarter });
  return {
    clock,
    signIn,
    registration,
    notices,
    accountMail: new AccountMail(mail),
    mail,
    passwords: new Passwords({ db, clock, codes, limits, notices, sessions, signIn }),
    guessLimits: limits,
    wallets: new Wallets({ db, clock, signIn, brand: config.brand, publicUrl: config.publicUrl, chainId, chain }),
    codes,
    codeSender,
    oauthFlow,
    apple: new Apple({ db, clock, oauthFlow, signIn }),
    telegramBot: createTelegramBot(config.signIn.telegram),
    localProvider,
    outbox: mail === outbox.mail || sms === outbox.sms ? outbox : undefined,
    providers: {
      mail: mail?.name ?? 'off',
      sms: sms?.name ?? 'off',
      chain: chain?.name ?? 'off',
      telegram: TELEGRAM_PLACES[config.signIn.telegram.kind],
      ...placesOf(config.signIn),
    },
    async sweep() {
      await codes.sweep();
      await deleteOldSingleUse(db, clock.now());
    },
  };
}

const TELEGRAM_PLACES = { bot: 'telegram', local: 'local', off: 'off' } as const satisfies Record<
  Config['signIn']['telegram']['kind'],
  string
>;

function mailOf(mail: Config['signIn']['mail'], outbox: Outbox): MailProvider | undefined {
  if (mail.kind === 'outside') return createSmtpMail(mail.options);
  return mail.kind === 'outbox' ? outbox.mail : undefined;
}

function smsOf(sms: Config['signIn']['sms'], outbox: Outbox): SmsProvider | undefined {
  if (sms.kind === 'outside') return createTwilioSms(sms.options);
  return sms.kind === 'outbox' ? outbox.sms : undefined;
}
