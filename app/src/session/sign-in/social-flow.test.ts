import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { roundTripKeys } from '../storage-keys';
import { roundTripProviders, type RoundTripProvider } from './login-kinds';
import type { Reply } from './testing/answering-server';
import { loggedIn, setUpFlow } from './testing/set-up-flow';

const address = 'https://provider.example/authorize?client_id=fabula&state=state-1';

const calls: Readonly<Record<RoundTripProvider, { readonly ask: string; readonly exchange: string }>> = {
  google: { ask: 'GET /registerlogin/google-login', exchange: 'GET /registerlogin/google/callback' },
  facebook: { ask: 'GET /registerlogin/facebook-login', exchange: 'GET /registerlogin/facebook/callback' },
  twitter: { ask: 'GET /registerlogin/twitter-login', exchange: 'GET /registerlogin/twitter/callback' },
  apple: { ask: 'GET /registerlogin/apple-login', exchange: 'POST /registerlogin/apple/callback' },
  discord: { ask: 'GET /registerlogin/discord-login', exchange: 'POST /registerlogin/discord/login' },
};

const { pending: flags, ...others } = roundTripKeys;
const everyKey = [...Object.values(flags), ...Object.values(others)];

/** What is stored of round trips. */
const kept = ({ storage }: ReturnType<typeof setUpFlow>) =>
  Object.fromEntries(everyKey.map((key) => [key, storage.getItem(key)]).filter(([, value]) => value !== null));

const pendingAt = (provider: RoundTripProvider, state = 'state-1') => ({
  [roundTripKeys.pending[provider]]: 'true',
  [roundTripKeys.state]: state,
  [roundTripKeys.leftPage]: '/en-US/story-hub',
  ...(provider === 'twitter' && { [roundTripKeys.codeVerifier]: 'verifier-1', [roundTripKeys.codeChallenge]: 'c' }),
});

const queries: Readonly<Record<RoundTripProvider, string>> = {
  google: '?code=code-1&state=state-1&scope=email',
  facebook: '?code=code-1&state=state-1',
  twitter: '?state=state-1&code=code-1',
  apple: '?apple_login=success&auth=code-1&device_id=dev-1&user_status=REGISTERED',
  discord: '?code=code-1&state=state-1',
};

/** Lets what was started without being waited for come to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function comeBack(provider: RoundTripProvider, reply: Reply, query = queries[provider]) {
  const { exchange } = calls[provider];
  const set = setUpFlow({
    place: 'page',
    returned: query,
    stored: pendingAt(provider),
    replies: { [exchange]: reply },
  });
  set.flow.resume();
  await settled();
  return set;
}

describe.each(roundTripProviders)('going away to %s', (provider) => {
  const { ask } = calls[provider];

  test('sets its flag and goes to the address of the server', async () => {
    const set = setUpFlow({ replies: { [ask]: { data: { authUrl: address } } } });
    await set.flow.choose(provider);
    expect(set.assign).toHaveBeenCalledExactlyOnceWith(address);
    expect(kept(set)).toMatchObject({
      [roundTripKeys.pending[provider]]: 'true',
      [roundTripKeys.state]: 'state-1',
      [roundTripKeys.leftPage]: '/en-US/story-hub',
    });
    expect(set.state()).toMatchObject({ phase: 'away', pending: { kind: 'provider', provider } });
  });

  test('leaves no other flag standing', async () => {
    const stored = { ...pendingAt('google'), ...pendingAt('apple') };
    const set = setUpFlow({ stored, replies: { [ask]: { data: { authUrl: address } } } });
    await set.flow.choose(provider);
    const flags = roundTripProviders.filter((other) => set.storage.getItem(roundTripKeys.pending[other]) !== null);
    expect(flags).toEqual([provider]);
  });

  test.each([
    ['there is no address', { data: { authUrl: '' } }],
    ['the address is none of the web', { data: { authUrl: 'javascript:alert(1)' } }],
  ])('does not happen where %s', async (_, reply) => {
    const set = setUpFlow({ replies: { [ask]: reply } });
    await set.flow.choose(provider);
    expect(set.assign).not.toHaveBeenCalled();
    const names = { google: 'Google', facebook: 'Facebook', apple: 'Apple', discord: 'Discord' };
    expect(set.said).toEqual([
      provider === 'twitter'
        ? { name: 'twitterAddressMissing' }
        : { name: 'providerAddressMissing', about: names[provider] },
    ]);
    expect(kept(set)).toEqual({});
    expect(set.state()).toMatchObject({ phase: 'login', pending: undefined });
  });

  test('can be begun anew by whoever came back with the browser’s own button', async () => {
    const set = setUpFlow({ replies: { [ask]: { data: { authUrl: address } } } });
    await set.flow.choose(provider);
    set.flow.turnBack();
    expect(set.state()).toMatchObject({ phase: 'login', pending: undefined });
    await set.flow.choose(provider);
    expect(set.assign).toHaveBeenCalledTimes(2);
  });
});

describe.each(roundTripProviders)('coming back from %s', (provider) => {
  const { exchange } = calls[provider];

  test('exchanges the code and clears everything', async () => {
    const set = await comeBack(provider, loggedIn());
    expect(set.server.calls()).toEqual([exchange]);
    const [{ body, query } = { body: {}, query: {} }] = set.server.received;
    expect({ ...Object(body), ...query }).toMatchObject({
      code: 'code-1',
      ...(provider === 'twitter' && { codeVerifier: 'verifier-1' }),
    });
    expect(kept(set)).toEqual({});
    expect(set.onReturn).toHaveBeenCalledWith('/en-US/story-hub');
    expect(set.effects).toEqual(['account-changed', 'toast-logged-in', 'go-back']);
  });

  test('leads a new user to the profile', async () => {
    const set = await comeBack(provider, loggedIn('true'));
    expect(set.state().stage).toBe('wizard');
  });

  test('exchanges once, however often the page asks', async () => {
    const set = await comeBack(provider, loggedIn());
    set.flow.resume();
    await settled();
    expect(set.server.calls()).toEqual([exchange]);
  });

  test('shows what is under way', () => {
    const set = setUpFlow({ returned: queries[provider], stored: pendingAt(provider), replies: { [exchange]: [] } });
    set.flow.resume();
    expect(set.state()).toMatchObject({ phase: 'exchange', pending: { kind: 'provider', provider } });
  });

  test('to a failure says so, clears everything and lets the visitor try again', async () => {
    const set = await comeBack(provider, { status: 400, field: 'code' });
    expect(set.said).toEqual([{ name: provider === 'twitter' ? 'twitterParametersWrong' : 'socialLoginFailed' }]);
    expect(kept(set)).toEqual({});
    expect(set.state()).toMatchObject({ phase: 'login', pending: undefined, problem: undefined });
  });

  test('without having been sent there is not followed', async () => {
    const set = setUpFlow({ returned: queries[provider] });
    set.flow.resume();
    await settled();
    expect(set.server.calls()).toEqual([]);
    expect(set.said).toEqual([{ name: 'socialLoginFailed' }]);
    expect(set.log).toHaveBeenCalledOnce();
  });
});

describe('what does not belong to the round trip', () => {
  test.each([
    ['another state', 'google', '?code=code-1&state=state-2', 'socialLoginFailed'],
    ['no state', 'facebook', '?code=code-1', 'socialLoginFailed'],
    ['another state at X', 'twitter', '?code=code-1&state=state-2', 'twitterParametersWrong'],
    ['a denial with another state', 'google', '?error=access_denied&state=state-2', 'socialLoginFailed'],
    ['a code for Apple', 'apple', '?code=code-1&state=state-1', 'socialLoginFailed'],
    ['an answer of Apple for Google', 'google', queries.apple, 'socialLoginFailed'],
    ['another device', 'apple', '?apple_login=success&auth=code-1&device_id=dev-2', 'socialLoginFailed'],
    ['no device', 'apple', '?apple_login=success&auth=code-1', 'socialLoginFailed'],
  ] as const)('is refused: %s', async (_, provider, query, name) => {
    const set = await comeBack(provider, loggedIn(), query);
    expect(set.server.calls()).toEqual([]);
    expect(set.said).toEqual([{ name }]);
    expect(kept(set)).toEqual({});
  });
});

describe('a visitor who said no', () => {
  test.each(['google', 'facebook', 'twitter', 'discord'] as const)('at %s is told kindly', async (provider) => {
    const set = await comeBack(provider, loggedIn(), '?error=access_denied&state=state-1');
    expect(set.said).toEqual([{ name: 'declined' }]);
    expect(kept(set)).toEqual({});
  });
});

describe('Apple', () => {
  test('whose return says ANONYMOUS brings a new user', async () => {
    const query = '?apple_login=success&auth=code-1&device_id=dev-1&user_status=ANONYMOUS';
    const set = await comeBack('apple', loggedIn('false'), query);
    expect(set.state().stage).toBe('wizard');
  });

  test('that failed is quoted, briefly', async () => {
    const query = `?apple_login=error&message=${'no '.repeat(100)}`;
    const set = await comeBack('apple', loggedIn(), query);
    expect(set.said).toEqual([{ name: 'appleLoginFailed', about: 'no '.repeat(100).slice(0, 100) }]);
  });
});

describe('X', () => {
  const { ask } = calls.twitter;

  test('is given the S256 challenge of a verifier that stays here', async () => {
    const set = setUpFlow({ replies: { [ask]: { data: { authUrl: address } } } });
    await set.flow.choose('twitter');
    const verifier = set.storage.getItem(roundTripKeys.codeVerifier) ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(set.storage.getItem(roundTripKeys.codeChallenge)).toBe(challenge);
    expect(set.server.received[0]?.query).toEqual({ codeChallenge: challenge, codeChallengeMethod: 'S256' });
  });

  const failures: readonly (readonly [what: string, reply: Reply, said: object])[] = [
    ['the network fails', new TypeError('Failed to fetch'), { name: 'twitterNetworkFailed' }],
    ['the connection is reset', new TypeError('read ECONNRESET'), { name: 'twitterConnectionReset' }],
    ['the parameters are wrong', { status: 400, field: 'codeVerifier' }, { name: 'twitterParametersWrong' }],
    ['X is away', { status: 500, message: 'X is away' }, { name: 'twitterLoginFailed', about: 'X is away' }],
    ['there were too many tries', { status: 429, reason: 'RATE_LIMITED' }, { name: 'tooManyTries' }],
  ];

  test.each(failures)('clears both values when on the way there %s', async (_, reply, said) => {
    const set = setUpFlow({ replies: { [ask]: reply } });
    await set.flow.choose('twitter');
    expect(set.said).toEqual([said]);
    expect(kept(set)).toEqual({});
  });

  test.each(failures)('clears both values when on the way back %s', async (_, reply, said) => {
    const set = await comeBack('twitter', reply);
    expect(set.said).toEqual([said]);
    expect(kept(set)).toEqual({});
  });
});

test('a page that nobody returned to does nothing', () => {
  const set = setUpFlow({ returned: '?utm_source=mail', stored: pendingAt('google') });
  set.flow.resume();
  expect(set.said).toEqual([]);
  expect(set.state().phase).toBe('login');
});
