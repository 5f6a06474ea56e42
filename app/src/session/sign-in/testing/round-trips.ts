import { roundTripKeys } from '../../storage-keys';
import type { RoundTripProvider } from '../failures/login-kinds';
import type { setUpFlow } from './set-up-flow';

/** Where the server of the tests sends visitors. */
export const address = 'https://provider.example/authorize?client_id=fabula&state=state-1';

export const calls: Readonly<Record<RoundTripProvider, { readonly ask: string; readonly exchange: string }>> = {
  google: { ask: 'GET /registerlogin/google-login', exchange: 'GET /registerlogin/google/callback' },
  facebook: { ask: 'GET /registerlogin/facebook-login', exchange: 'GET /registerlogin/facebook/callback' },
  twitter: { ask: 'GET /registerlogin/twitter-login', exchange: 'GET /registerlogin/twitter/callback' },
  apple: { ask: 'GET /registerlogin/apple-login', exchange: 'POST /registerlogin/apple/callback' },
  oidc: { ask: 'GET /registerlogin/oidc-login', exchange: 'POST /registerlogin/oidc/callback' },
  discord: { ask: 'GET /registerlogin/discord-login', exchange: 'POST /registerlogin/discord/login' },
};

const { pending: flags, ...others } = roundTripKeys;
const everyKey = [...Object.values(flags), ...Object.values(others)];

export const kept = ({ storage }: ReturnType<typeof setUpFlow>) =>
  Object.fromEntries(everyKey.map((key) => [key, storage.getItem(key)]).filter(([, value]) => value !== null));

export const pendingAt = (provider: RoundTripProvider, state = 'state-1') => ({
  [roundTripKeys.pending[provider]]: 'true',
  [roundTripKeys.state]: state,
  [roundTripKeys.leftPage]: '/en-US/story-hub',
  ...(provider === 'twitter' && { [roundTripKeys.codeVerifier]: 'verifier-1', [roundTripKeys.codeChallenge]: 'c' }),
});

export const queries: Readonly<Record<RoundTripProvider, string>> = {
  google: '?code=code-1&state=state-1&scope=email',
  facebook: '?code=code-1&state=state-1',
  twitter: '?state=state-1&code=code-1',
  apple: '?apple_login=success&auth=code-1&device_id=dev-1&user_status=REGISTERED',
  oidc: '?code=code-1&state=state-1&iss=https%3A%2F%2Fid.example',
  discord: '?code=code-1&state=state-1',
};
