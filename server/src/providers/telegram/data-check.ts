import { createHash, createHmac } from 'node:crypto';

/** Telegram's names; absent or empty where unknown. */
export interface TelegramFields {
  auth_date: number | string;
  first_name?: string | null | undefined;
  id: number | string;
  last_name?: string | null | undefined;
  photo_url?: string | null | undefined;
  username?: string | null | undefined;
}

/** The bot's signature (core.telegram.org/widgets/login, "Checking authorization"), over present fields only. */
export function telegramSignature(fields: TelegramFields, botToken: string): Buffer {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const key = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', key).update(lines.join('\n')).digest();
}
