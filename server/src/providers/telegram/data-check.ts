import { createHash, createHmac } from 'node:crypto';

/** What Telegram says of a person, by its own names; what they do not have is absent or empty. */
export interface TelegramFields {
  auth_date: number | string;
  first_name?: string | null | undefined;
  id: number | string;
  last_name?: string | null | undefined;
  photo_url?: string | null | undefined;
  username?: string | null | undefined;
}

/**
 * The signature of a bot's owner under what Telegram says of a person (core.telegram.org/widgets/login, "Checking
 * authorization"). Only present fields are signed: the widget leaves out what a person does not have.
 */
export function telegramSignature(fields: TelegramFields, botToken: string): Buffer {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const key = createHash('sha256').update(botToken).digest();
  return createHmac('sha256', key).update(lines.join('\n')).digest();
}
