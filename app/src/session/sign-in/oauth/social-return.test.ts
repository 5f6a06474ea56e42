import { describe, expect, test } from 'vitest';

import { roundTripKeys } from '../../storage-keys';
import { roundTripProviders, type RoundTripProvider } from '../failures/login-kinds';
import type { Reply } from '../testing/answering-server';
import { address, calls, kept, pendingAt, queries } from '../testing/round-trips';
import { loggedIn, setUpFlow } from '../testing/set-up-flow';
import { twitterFailures } from '../testing/twitter-failures';

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

describe.each(roundTripProviders)('coming back from %s', (provider) => {
  const { exchange } = calls[provider];

  test('exchanges the code and clears everything', async () => {
    const set = await comeBack(provider, loggedIn());
    expect(set.server.calls()).toEqual([exchange]);
    const [{ body, query } = { body: {}, query: {} }] = set.server.received;
    expect({ ...Object(body), ...query }).toMatchObject({
      code: 'code-1',
      ...(provider === 'twitter' && { codeVerifier: 'verifier-1' }),
      ...(provider === 'oidc' && { state: 'state-1', iss: 'https://id.example' }),
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

  test('to a failure remembers the page that was left for the next attempt', async () => {
    const { ask } = calls[provider];
    const set = setUpFlow({
      place: 'page',
      returned: queries[provider],
      stored: { ...pendingAt(provider), [roundTripKeys.leftPage]: '/en-US/prices' },
      replies: { [exchange]: { status: 400, field: 'code' }, [ask]: { data: { authUrl: address } } },
    });
    set.flow.resume();
    await settled();
    await set.flow.choose(provider);
    expect(kept(set)).toMatchObject({ [roundTripKeys.leftPage]: '/en-US/prices' });
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

  test.each(['access_denied', 'user_cancelled_authorize'])('that ended with %s is no failure', async (message) => {
    const set = await comeBack('apple', loggedIn(), `?apple_login=error&message=${message}`);
    expect(set.said).toEqual([{ name: 'declined' }]);
  });

  test('that failed is quoted, briefly', async () => {
    const query = `?apple_login=error&message=${'no '.repeat(100)}`;
    const set = await comeBack('apple', loggedIn(), query);
    expect(set.said).toEqual([{ name: 'appleLoginFailed', about: 'no '.repeat(100).slice(0, 100) }]);
  });
});

describe('X', () => {
  test.each(twitterFailures)('clears both values when on the way back %s', async (_, reply, said) => {
    const set = await comeBack('twitter', reply);
    expect(set.said).toEqual([said]);
    expect(kept(set)).toEqual({});
  });
});

test('a page without a return does nothing', () => {
  const set = setUpFlow({ returned: '?utm_source=mail', stored: pendingAt('google') });
  set.flow.resume();
  expect(set.said).toEqual([]);
  expect(set.state().phase).toBe('login');
});
