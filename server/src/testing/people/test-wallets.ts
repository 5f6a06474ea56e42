import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { base58 } from '@scure/base';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

export interface TestWallet {
  walletType: 'metamask' | 'phantom';
  address: string;
  sign(message: string): Promise<string>;
}

export function metamask(): TestWallet {
  const account = privateKeyToAccount(generatePrivateKey());
  return { walletType: 'metamask', address: account.address, sign: (message) => account.signMessage({ message }) };
}

export function phantom(): TestWallet {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    walletType: 'phantom',
    address: base58.encode(rawKey(publicKey)),
    sign: async (message) => base58.encode(sign(null, Buffer.from(message), privateKey)),
  };
}

function rawKey(key: KeyObject): Buffer {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
}
