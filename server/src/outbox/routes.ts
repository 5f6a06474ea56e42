import type { Hono } from 'hono';
import type { AppEnv } from '../http/context.ts';
import type { Outbox } from './outbox.ts';
import { outboxPage, outboxPolicy } from './outbox-page.ts';

/** JSON, outside of the contract, only with local providers. */
export function mountOutbox(api: Hono<AppEnv>, outbox: Outbox): void {
  api.get('/dev/outbox', (c) => c.json(outbox.list(c.req.query('to')), 200, { 'cache-control': 'no-store' }));
}

export function mountOutboxPage(app: Hono<AppEnv>, outbox: Outbox): void {
  app.get('/dev/outbox', (c) =>
    c.html(outboxPage(outbox.list(c.req.query('to'))), 200, {
      'cache-control': 'no-store',
      'content-security-policy': outboxPolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    }),
  );
}
