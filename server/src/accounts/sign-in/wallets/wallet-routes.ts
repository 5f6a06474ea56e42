import type { Handlers } from '../../../http/operation.ts';
import { loginReply } from '../login-reply.ts';
import type { Wallets } from './wallets.ts';

export function walletRoutes(wallets: Wallets): Pick<Handlers, 'getWeb3Nonce' | 'verifyWeb3'> {
  return {
    async getWeb3Nonce({ input: { query }, principal }) {
      return { data: await wallets.challenge(principal, query) };
    },

    async verifyWeb3({ input: { body }, principal }) {
      return loginReply(await wallets.verify(principal, body));
    },
  };
}
