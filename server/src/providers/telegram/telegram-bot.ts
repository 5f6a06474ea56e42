import { randomBytes } from 'node:crypto';
import type { TelegramChoice } from '../../config/telegram.ts';
import { LOCAL_WIDGET_PATH } from './local/widget-script.ts';

/** The page that holds the sign-in widget of Telegram, for a frame of ours; `#theme=night|day` follows the pages. */
export const TELEGRAM_FRAME_PATH = '/telegram-widget';

export interface TelegramBot {
  token: string;
  name: string;
  widgetUrl: string;
  /** Whether this server stands in for Telegram. */
  isStandIn: boolean;
}

/** Undefined where sign-in with Telegram is off. The bot of the stand-in has a token that lives as long as this process. */
export function createTelegramBot(choice: TelegramChoice): TelegramBot | undefined {
  if (choice.kind === 'off') return undefined;
  if (choice.kind === 'bot') return { ...choice, isStandIn: false };
  const token = `1:${randomBytes(32).toString('base64url')}`;
  return { token, name: 'stand_in_bot', widgetUrl: LOCAL_WIDGET_PATH, isStandIn: true };
}
