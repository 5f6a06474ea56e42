import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import { jsonAnswer } from '../http/answer.ts';
import { readText } from '../http/body.ts';
import type { AppEnv } from '../http/context.ts';
import { ForgedWebhookError } from '../providers/payment/payment-provider.ts';
import type { Shop } from './shop.ts';

const LONGEST_EVENT = 65_536;

/** Below the API; the provider's name follows, which keeps the addresses of several apart. */
export const WEBHOOK_PATH = '/shop/webhooks';

/**
 * Where the payment provider reports what has happened. Not part of the contract: each provider speaks in its own
 * shape. Anything but 2xx makes the provider send the event again later.
 */
export function mountPaymentWebhook(api: Hono<AppEnv>, { provider, receive }: Shop, log: Logger): void {
  if (provider === undefined) return;
  api.post(`${WEBHOOK_PATH}/${provider.name}`, async (c) => {
    const body = await readText(c, LONGEST_EVENT);
    const event = await provider.readWebhook({ headers: c.req.raw.headers, body }).catch((cause: unknown) => {
      if (!(cause instanceof ForgedWebhookError)) throw cause;
      const security = { name: 'webhook refused', provider: provider.name } as const;
      throw new AppError('VALIDATION_FAILED', 'The event has no valid signature', { cause, security });
    });
    if (event !== undefined) {
      log.info({ requestId: c.get('facts').requestId, eventId: event.eventId, kind: event.kind }, 'payment event');
      await receive(event);
    }
    return jsonAnswer(c.get('facts'), 200, { code: 200, message: 'OK', data: null });
  });
}
