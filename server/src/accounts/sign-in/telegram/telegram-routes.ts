import type { Handlers } from '../../../http/operation.ts';
import { loginReply } from '../login-reply.ts';
import { enterByTelegram, type TelegramParts } from './telegram.ts';

export function telegramRoutes(parts: TelegramParts): Pick<Handlers, 'telegramCallback'> {
  return {
    async telegramCallback({ input: { body }, principal }) {
      return loginReply(await enterByTelegram(parts, principal, body));
    },
  };
}
