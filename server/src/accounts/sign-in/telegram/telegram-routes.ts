import type { Handlers } from '../../../http/operation.ts';
import { loginReply } from '../login-reply.ts';
import { enterByTelegram, type TelegramDeps } from './telegram.ts';

export function telegramRoutes(deps: TelegramDeps): Pick<Handlers, 'telegramCallback'> {
  return {
    async telegramCallback({ input: { body }, principal }) {
      return loginReply(await enterByTelegram(deps, principal, body));
    },
  };
}
