import {
  configure,
  createDeviceSession,
  safeStorage,
  storedPreferences,
  storageKeys,
  type DeviceSession,
} from '@fabula/sdk';
import { describe, expect, test, vi } from 'vitest';

import { pageKeys } from './storage-keys';
import { createVisitor } from './visitor';

function setUp(stored: Record<string, string> = {}, { prefersDay = false } = {}) {
  const storage = safeStorage(() => undefined);
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  const preferences = storedPreferences({ storage, languages: () => ['fr'] });
  return createVisitor({ storage, storedPreferences: preferences, prefersDay: () => prefersDay, languages: ['fr'] });
}

test.each([
  ['nothing is stored and the system is dark', {}, false, 'night'],
  ['nothing is stored and the system is light', {}, true, 'day'],
  ['the visitor chose night', { theme: 'night' }, true, 'night'],
  ['the visitor chose day', { theme: 'day' }, false, 'day'],
  ['something else is stored', { theme: 'sepia' }, false, 'night'],
])('theme where %s', (_, stored, prefersDay, theme) => {
  expect(setUp(stored, { prefersDay }).state.get().theme).toBe(theme);
});

test.each([
  ['nsfw', 'nsfw'],
  ['NSFW', 'sfw'],
  ['', 'sfw'],
])('a stored content mode of "%s" means %s', (stored, mode) => {
  expect(setUp({ [storageKeys.contentMode]: stored }).state.get().contentMode).toBe(mode);
});

test.each([
  ['accepted', 'accepted'],
  ['rejected', 'rejected'],
  ['maybe', 'unset'],
])('a stored cookie answer of "%s" means %s', (stored, consent) => {
  expect(setUp({ [pageKeys.cookieConsent]: stored }).state.get().cookieConsent).toBe(consent);
});

test('answering the cookie prompt is stored and seen', () => {
  const visitor = setUp();
  const listener = vi.fn();
  visitor.state.subscribe(listener);
  visitor.answerCookies('rejected');
  expect(visitor.storage.getItem(pageKeys.cookieConsent)).toBe('rejected');
  expect(visitor.state.get().cookieConsent).toBe('rejected');
  expect(listener).toHaveBeenCalledOnce();
});

test('calls use the detected language until a page sets its own', () => {
  const visitor = setUp();
  expect(visitor.preferences().language).toBe('fr-FR');
  visitor.speak('ar-SA');
  expect(visitor.preferences().language).toBe('ar-SA');
  expect(visitor.storage.getItem(storageKeys.language)).toBe('ar-SA');
});

test('another tab’s language does not change what this page asks for', () => {
  const visitor = setUp();
  visitor.speak('tr-TR');
  visitor.storage.setItem(storageKeys.language, 'de-DE');
  expect(visitor.preferences().language).toBe('tr-TR');
});

test('the theme follows the system until the reader chooses', () => {
  const visitor = setUp();
  visitor.followSystem(true);
  expect(visitor.state.get().theme).toBe('day');
  visitor.chooseTheme('night');
  visitor.followSystem(true);
  expect(visitor.state.get().theme).toBe('night');
});

test('the sidebar stays as the reader left it', () => {
  const visitor = setUp();
  expect(visitor.state.get().isRailed).toBe(false);
  visitor.foldSidebar(true);
  expect(visitor.state.get().isRailed).toBe(true);
  expect(setUp({ sidebar: visitor.storage.getItem('sidebar') ?? '' }).state.get().isRailed).toBe(true);
  visitor.foldSidebar(false);
  expect(visitor.storage.getItem('sidebar')).toBeNull();
});

describe('the end of a session', () => {
  const account: DeviceSession = { Authorization: 'expired', 'Device-ID': 'dev-1', 'User-Login-Status': 'REGISTERED' };
  const guest: DeviceSession = { Authorization: 'fresh', 'Device-ID': 'dev-2', 'User-Login-Status': 'ANONYMOUS' };

  function visitorWith(stored: DeviceSession) {
    const storage = safeStorage(() => undefined);
    const session = createDeviceSession({ storage, preferences: () => ({ contentMode: 'sfw', language: 'en-US' }) });
    const fetch = () => Promise.resolve(Response.json({ code: 200, message: 'OK', data: guest }));
    configure({ baseUrl: 'https://fabula.example/api', fetch });
    session.adopt(stored);
    const onSignedOut = vi.fn();
    const storedPreferencesOf = storedPreferences({ storage, languages: () => [] });
    const parts = { storage, session, onSignedOut, storedPreferences: storedPreferencesOf, languages: [] };
    return { session, onSignedOut, visitor: createVisitor({ ...parts, prefersDay: () => false }) };
  }

  test('of an account that the server no longer accepts is reported', async () => {
    const { session, onSignedOut, visitor } = visitorWith(account);
    await session.renew(account);
    expect(visitor.state.get().isRegistered).toBe(false);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('by logging out is not', () => {
    const { session, onSignedOut } = visitorWith(account);
    session.adopt(guest);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('of a guest is not', async () => {
    const { session, onSignedOut } = visitorWith({ ...guest, Authorization: 'old' });
    await session.renew({ ...guest, Authorization: 'old' });
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
