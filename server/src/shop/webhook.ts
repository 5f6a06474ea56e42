import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import { jsonAnswer } from '../http/answer.ts';
import { readText } from '../http/bodies/body.ts';
import type { AppEnv } from '../http/context.ts';
import { ForgedWebhookError } from '../providers/payment/payment-provider.ts';
import type { Shop } from './shop.ts';

const LONGEST_EVENT = 262_144;

/** Followed by the provider's name. */
export const WEBHOOK_PATH = '/shop/webhooks';

/** Webhooks, outside of the contract, as each provider has its own format. Without a 2xx they are resent. */
export function mountPaymentWebhooks(api: Hono<AppEnv>, { providers, receive }: Shop, log: Logger): void {
  for (const provider of providers.all) {
    const { name } = provider;
    api.post(`${WEBHOOK_PATH}/${name}`, async (c) => {
      const body = await readText(c, LONGEST_EVENT);
      const event = await provider.readWebhook({ headers: c.req.raw.headers, body }).catch((cause: unknown) => {
        if (!(cause instanceof ForgedWebhookError)) throw cause;
        const security = { name: 'webhook refused', provider: name } as const;
        throw new AppError('VALIDATION_FAILED', 'The event has no valid signature', { cause, security });
      });
      if (event !== undefined) {
        const { eventId, kind } = event;
        log.info({ requestId: c.get('facts').requestId, provider: name, eventId, kind }, 'payment event');
        await receive(name, event);
      }
      return jsonAnswer(c.get('facts'), 200, { code: 200, message: 'OK', data: null });
    });
  }
}
