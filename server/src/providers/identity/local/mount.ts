import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { canonicalEmail } from '../../../lib/email-address.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { aboutPage, aboutPolicy } from './about-page.ts';
import { interactionPage, interactionPolicy } from './interaction-page.ts';
import type { LocalProvider } from './local-provider.ts';

export const LOCAL_IDENTITY_PATH = '/dev/identity';

const LONGEST_FORM = 4096;

/** Beside the pages. It needs sockets, so in-process calls get a 404. */
export function mountLocalProvider(app: Hono<AppEnv>, local: LocalProvider): void {
  for (const path of [LOCAL_IDENTITY_PATH, `${LOCAL_IDENTITY_PATH}/`]) {
    app.get(path, (c) =>
      c.html(aboutPage(local.issuer), 200, {
        'cache-control': 'no-store',
        'content-security-policy': aboutPolicy,
        'x-content-type-options': 'nosniff',
      }),
    );
  }

  app.get(`${LOCAL_IDENTITY_PATH}/interaction/:uid`, async (c) => {
    const oidc = await local.oidc();
    const socket = socketOf(c);
    if (socket === undefined) return c.notFound();
    const details = await oidc.interactionDetails(socket.incoming, socket.outgoing).catch(() => undefined);
    const name = local.nameOf(String(details?.params['client_id']));
    if (name === undefined) return c.text('This sign-in is over. Start again.', 400);
    return c.html(interactionPage(name), 200, {
      'cache-control': 'no-store',
      'content-security-policy': interactionPolicy,
    });
  });

  app.post(`${LOCAL_IDENTITY_PATH}/interaction/:uid`, async (c) => {
    const oidc = await local.oidc();
    const socket = socketOf(c);
    if (socket === undefined) return c.notFound();
    if (Number(c.req.header('content-length') ?? Number.NaN) > LONGEST_FORM) return c.text('Too much', 413);
    const form = new URLSearchParams(await c.req.text());
    const email = canonicalEmail(form.get('email') ?? '');
    if (form.get('answer') === 'accept' && email === undefined) return c.text('That is not an email address.', 400);
    const result =
      form.get('answer') === 'accept' && email !== undefined
        ? { login: { accountId: local.admit({ email, name: form.get('name') ?? '' }), remember: false } }
        : { error: 'access_denied', error_description: 'The visitor has cancelled' };
    const next = await oidc.interactionResult(socket.incoming, socket.outgoing, result).catch(() => undefined);
    return next === undefined ? c.text('This sign-in is over. Start again.', 400) : c.redirect(next, 303);
  });

  app.all(`${LOCAL_IDENTITY_PATH}/*`, async (c) => {
    const socket = socketOf(c);
    if (socket === undefined) return c.notFound();
    const { incoming, outgoing } = socket;
    // The provider derives its addresses from it.
    Object.assign(incoming, { originalUrl: incoming.url });
    incoming.url = incoming.url?.slice(LOCAL_IDENTITY_PATH.length) ?? '/';
    const oidc = await local.oidc();
    await oidc.callback()(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
}

function socketOf(c: AppContext) {
  const { incoming, outgoing } = c.env ?? {};
  if (incoming === undefined || outgoing === undefined) return undefined;
  return 'httpVersionMajor' in incoming && incoming.httpVersionMajor === 1 ? { incoming, outgoing } : undefined;
}
