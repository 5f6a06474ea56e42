import { createPublicKey, verify } from 'node:crypto';

import type { Fetch } from '@fabula/sdk';
import { WalletProof, parse } from '@fabula/sdk/schemas';
import { isHex, verifyMessage } from 'viem';

import { solanaKey } from './solana-key';

export interface Refusal {
  readonly status: number;
  readonly reason: string;
  readonly field?: string;
}

const json = (status: number, body: object) => Response.json({ code: status, message: '', ...body }, { status });

/** The contract's wallet operations: nonces are single-use, and signatures are really verified. */
export function createWalletServer() {
  let issued: { readonly address: string; readonly message: string } | undefined;
  const server = {
    messages: [] as string[],
    refusal: undefined as Refusal | undefined,
    owner: '',
  };

  const issue = (query: URLSearchParams) => {
    if (server.refusal !== undefined) return json(server.refusal.status, { ...server.refusal, data: null });
    const nonce = `nonce${String(server.messages.length + 1).padStart(8, '0')}`;
    const address = query.get('address') ?? '';
    const message = `Fabula wants you to sign in with\n${address}\n\nGrüße, 欢迎\nNonce: ${nonce}`;
    server.messages.push(message);
    issued = { address, message };
    return json(200, { data: { nonce, message } });
  };

  const isSigned = ({ address, signature, walletType }: WalletProof, message: string): Promise<boolean> | boolean => {
    if (walletType === 'phantom') {
      const key = createPublicKey({ key: solanaKey, format: 'jwk' });
      return verify(null, Buffer.from(message), key, Buffer.from(signature, 'base64'));
    }
    return isHex(signature) && isHex(address) && verifyMessage({ address, message, signature });
  };

  const check = async (request: Request) => {
    const proof = parse(WalletProof, await request.json());
    const challenge = issued;
    issued = undefined;
    if (challenge?.address === proof.address && (await isSigned(proof, challenge.message))) {
      if (new URL(request.url).pathname.endsWith('/user/confirm/wallet')) {
        return server.owner === proof.address
          ? json(200, { data: { provedUntil: '2026-11-21T22:05:00Z' } })
          : json(400, { data: null, reason: 'VALIDATION_FAILED', field: 'signature' });
      }
      return json(200, { data: { isNewUser: 'true', Authorization: proof.address, 'Device-ID': 'device' } });
    }
    return json(400, { data: null, reason: 'VALIDATION_FAILED', field: 'signature' });
  };

  const fetch: Fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(url);
    return pathname.endsWith('/nonce') ? issue(searchParams) : check(new Request(url, init));
  };
  return Object.assign(server, { fetch });
}
