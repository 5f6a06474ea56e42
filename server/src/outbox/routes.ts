import type { Hono } from 'hono';
import type { AppEnv } from '../http/context.ts';
import type { Outbox } from './outbox.ts';
import { outboxPage, outboxPolicy } from './outbox-page.ts';

/** The outbox as JSON, for scripts and tests. Not part of the contract; there only while a local provider is in use. */
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
