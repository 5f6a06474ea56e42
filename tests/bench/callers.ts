import autocannon from 'autocannon';

import { DeviceSession } from '../../server/src/contract/validators.ts';
import { LOCALES } from '../../server/src/lib/locale.ts';

export type CallerHeaders = Readonly<Record<string, string>>;

async function call(origin: string, path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, init);
  const { data } = (await response.json()) as { data: unknown };
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
  return data;
}

async function openSession(origin: string): Promise<CallerHeaders> {
  return { ...DeviceSession.parse(await call(origin, '/registerlogin/deviceinit?deviceType=web')) };
}

/** Guests with a session in each language, and in each language adults who ask for mature content. */
export async function everyCaller(origin: string): Promise<CallerHeaders[]> {
  const [guest, adult] = [await openSession(origin), await openSession(origin)];
  await call(origin, '/user/confirm-adult', {
    method: 'POST',
    headers: { ...adult, 'content-type': 'application/json' },
    body: JSON.stringify({ confirmed: true }),
  });
  return LOCALES.flatMap((locale) => [
    { ...guest, 'language-type': locale, 'sfw-type': 'sfw' },
    { ...adult, 'language-type': locale, 'sfw-type': 'nsfw' },
  ]);
}

/**
 * Requests per second over 32 connections.
 *
 * @param callers Take turns.
 * @throws Error when an answer was no success
 */
export async function load(url: string, callers: readonly CallerHeaders[] = [{}], duration = 4): Promise<number> {
  const requests = callers.map((headers) => ({ headers: { ...headers } }));
  const { requests: made, non2xx } = await autocannon({ url, connections: 32, duration, requests });
  if (non2xx > 0) throw new Error(`${url}: ${String(non2xx)} answers were no success`);
  return made.average;
}
