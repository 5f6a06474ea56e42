import { randomBytes } from 'node:crypto';
import type { TelegramChoice } from '../../config/telegram.ts';
import { LOCAL_WIDGET_PATH } from './local/widget-script.ts';

/** The widget's page, for a frame; `#theme=night|day` follows the pages. */
export const TELEGRAM_FRAME_PATH = '/telegram-widget';

export interface TelegramBot {
  token: string;
  name: string;
  widgetUrl: string;
  isStandIn: boolean;
}

/** Undefined where switched off. The stand-in's token lives as long as the process. */
export function createTelegramBot(choice: TelegramChoice): TelegramBot | undefined {
  if (choice.kind === 'off') return undefined;
  if (choice.kind === 'bot') return { ...choice, isStandIn: false };
  const token = `1:${randomBytes(32).toString('base64url')}`;
  return { token, name: 'stand_in_bot', widgetUrl: LOCAL_WIDGET_PATH, isStandIn: true };
}
