import type { Hono } from 'hono';
import { toLocale } from '../../explore/locale.ts';
import { jsonAnswer } from '../../http/answer.ts';
import type { FindCaller } from '../../http/callers.ts';
import type { AppEnv } from '../../http/context.ts';
import type { RoundTrips } from './round-trips.ts';

/**
 * Answers the address of Discord to send the visitor to, as `googleLogin` does for Google. The documented calls have
 * none for Discord, and a client that put the address together by itself could not bind the code to its session.
 */
export function mountDiscordAddress(api: Hono<AppEnv>, findCaller: FindCaller, roundTrips: RoundTrips): void {
  api.get('/registerlogin/discord-login', async (c) => {
    const principal = await findCaller('required', c);
    const locale = toLocale(c.req.header('language-type'));
    const authUrl = await roundTrips.start(principal, { name: 'discord', locale });
    return jsonAnswer(c.get('facts'), 200, { code: 200, message: 'OK', data: { authUrl } });
  });
}
