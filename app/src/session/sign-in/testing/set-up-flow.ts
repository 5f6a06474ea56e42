import { configure, safeStorage } from '@fabula/sdk';
import { vi } from 'vitest';

import { createSignInDoor } from '../door/sign-in-door';
import type { LoginEffect, LoginPlace } from '../login/login-machine';
import type { LoginMessage } from '../failures/login-message';
import { createSignInFlow } from '../flow/sign-in-flow';
import { createAnsweringServer, type Reply } from './answering-server';

/** The moment that every test begins at, in milliseconds since the epoch. */
export const start = Date.UTC(2026, 10, 21, 12);

export const device = {
  Authorization: 'guest-credential',
  'Device-ID': 'dev-1',
  'User-Login-Status': 'ANONYMOUS',
} as const;

interface Circumstances {
  readonly replies?: Readonly<Record<string, Reply | readonly Reply[]>>;
  readonly place?: LoginPlace;
  readonly returned?: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** Milliseconds since {@link start}. */
  readonly later?: number;
}

/** A sign-in flow on the real SDK, with prepared server responses. */
export function setUpFlow({ replies = {}, place = 'popup', returned, stored = {}, later = 0 }: Circumstances = {}) {
  const server = createAnsweringServer(replies);
  configure({ baseUrl: 'https://fabula.example/api', fetch: server.fetch });
  const storage = safeStorage(() => undefined);
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  const said: LoginMessage[] = [];
  const effects: LoginEffect[] = [];
  const assign = vi.fn();
  const onReturn = vi.fn();
  const log = vi.fn();
  const clock = { now: start + later };
  const flow = createSignInFlow({
    place,
    storage,
    session: { current: () => device },
    door: createSignInDoor(returned),
    leftPage: '/en-US/story-hub',
    assign,
    onReturn,
    carryOut: (effect) => effects.push(effect),
    log,
    say: (message) => said.push(message),
    findProfileProblem: ({ userName }) => (userName === '' ? { field: 'userName', why: 'empty' } : undefined),
    now: () => clock.now,
  });
  return { flow, server, storage, said, effects, assign, onReturn, log, clock, state: () => flow.state.get() };
}

export const loggedIn = (isNewUser: 'true' | 'false' = 'false'): Reply => ({
  data: { isNewUser, Authorization: 'new-credential', 'Device-ID': 'dev-1', 'User-Login-Status': 'REGISTERED' },
});
