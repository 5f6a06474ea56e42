import { describe, expect, test } from 'vitest';

import { isNewUser, loginKinds, roundTripProviders, type LoginKind } from '../failures/login-kinds';
import { advance, type LoginEffect, type LoginEvent, type LoginPhase, type LoginPlace } from './login-machine';

function run(place: LoginPlace, events: readonly LoginEvent[]) {
  const followed: LoginEffect[] = [];
  let phase: LoginPhase = 'login';
  for (const event of events) {
    const step = advance(phase, event, place);
    ({ phase } = step);
    followed.push(...step.effects);
  }
  return { phase, followed };
}

const welcome = ['account-changed', 'toast-logged-in'];
const isRoundTrip = (kind: LoginKind) => roundTripProviders.some((provider) => provider === kind);

describe.each(loginKinds)('signing in by %s', (kind) => {
  const answered = (text: string | undefined): LoginEvent =>
    isNewUser({ kind, result: { isNewUser: text } }) ? 'new-user' : 'known-user';
  const before: LoginEvent[] = isRoundTrip(kind) ? ['returned'] : [];

  test('lets a known user in', () => {
    const inPopup = isRoundTrip(kind) ? ['go-back'] : ['close', 'go-on'];
    expect(run('popup', [...before, answered('false')])).toEqual({ phase: 'over', followed: [...welcome, ...inPopup] });
    expect(run('page', [...before, answered('false')])).toEqual({ phase: 'over', followed: [...welcome, 'go-back'] });
    expect(run('page', [...before, answered(undefined)]).phase).toBe('over');
  });

  test.each(['popup', 'page'] as const)('asks a new user for a profile, on a %s', (place) => {
    expect(run(place, [...before, answered('true')])).toEqual({ phase: 'wizard', followed: welcome });
  });

  test('stays where it was after a failure, and may be tried again', () => {
    expect(run('popup', [...before, 'failed'])).toEqual({ phase: 'login', followed: [] });
    expect(run('popup', [...before, 'failed', answered('false')]).phase).toBe('over');
  });
});

describe('a new user', () => {
  test.each([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['1', false],
    [undefined, false],
  ])('is told by isNewUser %s: %s', (text, expected) => {
    expect(isNewUser({ kind: 'email-code', result: { isNewUser: text } })).toBe(expected);
  });

  test.each([
    ['apple', 'ANONYMOUS', true],
    ['apple', 'REGISTERED', false],
    ['apple', undefined, false],
    ['google', 'ANONYMOUS', false],
  ] as const)('%s returning %s: %s', (kind, returnedStatus, expected) => {
    expect(isNewUser({ kind, result: {}, returnedStatus })).toBe(expected);
  });
});

describe('the profile', () => {
  test.each(['popup', 'page'] as const)('once saved leads to the hub, from a %s', (place) => {
    const { phase, followed } = run(place, ['new-user', 'profile-saved']);
    expect(phase).toBe('over');
    expect(followed.slice(welcome.length)).toEqual(['account-changed', 'toast-profile-saved', 'close', 'go-to-hub']);
  });

  test.each(['popup', 'page'] as const)('once closed leads to the hub without a word, from a %s', (place) => {
    const { phase, followed } = run(place, ['new-user', 'profile-closed']);
    expect(phase).toBe('over');
    expect(followed.slice(welcome.length)).toEqual(['close', 'go-to-hub']);
  });
});

describe('a round trip', () => {
  test('that was given up by going back asks again', () => {
    expect(run('popup', ['departed', 'turned-back'])).toEqual({ phase: 'login', followed: [] });
  });

  test('does not end while the visitor is away', () => {
    expect(run('popup', ['departed', 'known-user'])).toEqual({ phase: 'away', followed: [] });
  });
});

test('ignores events after the login has ended', () => {
  const events: LoginEvent[] = ['known-user', 'failed', 'new-user', 'profile-saved', 'returned'];
  for (const event of events) expect(advance('over', event, 'page')).toEqual({ phase: 'over', effects: [] });
});
