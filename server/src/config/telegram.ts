import { optional, SettingError, words, type Variable } from './variable.ts';
import { requireTrustedAddress } from './web-address.ts';

export type TelegramChoice =
  | { kind: 'bot'; token: string; name: string; widgetUrl: string }
  | { kind: 'local' }
  | { kind: 'off' };

export const telegramDefinitions = {
  TELEGRAM_BOT_TOKEN: optional({
    fallback: 'the local stand-in',
    description: 'Token of our bot at Telegram; off for no sign-in with Telegram',
  }),
  TELEGRAM_BOT_NAME: optional({ fallback: '', description: 'Name of that bot, which ends in “bot”' }),
  TELEGRAM_WIDGET_URL: words({
    default: 'https://telegram.org/js/telegram-widget.js?22',
    description: 'URL of the script of its sign-in widget; it begins with https:// in production',
  }),
} as const satisfies Record<string, Variable<string | undefined>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Throws SettingError. */
export function readTelegram(read: Read, localAllowed: boolean, production: boolean): TelegramChoice {
  const definitions = telegramDefinitions;
  const token = read('TELEGRAM_BOT_TOKEN', definitions.TELEGRAM_BOT_TOKEN);
  if (token === undefined) return { kind: localAllowed ? 'local' : 'off' };
  if (token === 'off') return { kind: 'off' };
  const name = read('TELEGRAM_BOT_NAME', definitions.TELEGRAM_BOT_NAME);
  if (name === undefined || !/^\w{5,32}$/.test(name)) {
    throw new SettingError('TELEGRAM_BOT_NAME must be the name of the bot, without @, where there is a token');
  }
  const widgetUrl = read('TELEGRAM_WIDGET_URL', definitions.TELEGRAM_WIDGET_URL);
  requireTrustedAddress('TELEGRAM_WIDGET_URL', widgetUrl, production);
  return { kind: 'bot', token, name, widgetUrl };
}
