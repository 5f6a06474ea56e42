import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { roundTripKeys } from '../../storage-keys';
import { roundTripProviders } from '../failures/login-kinds';
import { address, calls, kept, pendingAt } from '../testing/round-trips';
import { setUpFlow } from '../testing/set-up-flow';
import { twitterFailures } from '../testing/twitter-failures';

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
    ['the answer leaves it out', { data: {} }],
    ['the address is none of the web', { data: { authUrl: 'javascript:alert(1)' } }],
  ])('does not happen where %s', async (_, reply) => {
    const set = setUpFlow({ replies: { [ask]: reply } });
    await set.flow.choose(provider);
    expect(set.assign).not.toHaveBeenCalled();
    const names = {
      google: 'Google',
      facebook: 'Facebook',
      apple: 'Apple',
      discord: 'Discord',
      oidc: 'OpenID Connect',
    };
    expect(set.said).toEqual([
      provider === 'twitter'
        ? { name: 'twitterAddressMissing' }
        : { name: 'providerAddressMissing', about: names[provider] },
    ]);
    expect(kept(set)).toEqual({});
    expect(set.state()).toMatchObject({ phase: 'login', pending: undefined });
  });

  test('can start again after the browser’s back button', async () => {
    const set = setUpFlow({ replies: { [ask]: { data: { authUrl: address } } } });
    await set.flow.choose(provider);
    set.flow.turnBack();
    expect(kept(set)).toEqual({});
    expect(set.state()).toMatchObject({ phase: 'login', pending: undefined });
    await set.flow.choose(provider);
    expect(set.assign).toHaveBeenCalledTimes(2);
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

  test.each(twitterFailures)('clears both values when on the way there %s', async (_, reply, said) => {
    const set = setUpFlow({ replies: { [ask]: reply } });
    await set.flow.choose('twitter');
    expect(set.said).toEqual([said]);
    expect(kept(set)).toEqual({});
  });
});
