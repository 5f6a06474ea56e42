import type { Reply } from './answering-server';

/** Failures of X's call and their messages (Product §8.2). */
export const twitterFailures: readonly (readonly [what: string, reply: Reply, said: object])[] = [
  ['the network fails', new TypeError('Failed to fetch'), { name: 'twitterNetworkFailed' }],
  ['the connection is reset', new TypeError('read ECONNRESET'), { name: 'twitterConnectionReset' }],
  ['the parameters are wrong', { status: 400, field: 'codeVerifier' }, { name: 'twitterParametersWrong' }],
  ['X is away', { status: 500, message: 'X is away' }, { name: 'twitterLoginFailed', about: 'X is away' }],
  ['there were too many tries', { status: 429, reason: 'RATE_LIMITED' }, { name: 'tooManyTries' }],
];
