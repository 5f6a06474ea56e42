import { createSiweMessage } from 'viem/siwe';
import type { Brand } from '../../../config/config.ts';
import type { WalletType } from '../../../contract/validators.ts';

export interface WalletMessage {
  walletType: WalletType;
  address: string;
  publicUrl: string;
  brand: Brand;
  /** EVM chain on which contract wallets are asked. */
  chainId: number;
  nonce: string;
  issuedAt: number;
  expiresAt: number;
}

const STATEMENTS = {
  fabula: 'Sign in to Fabula.',
  noctis: 'Sign in to Noctis.',
} as const satisfies Record<Brand, string>;

export function walletMessage(message: WalletMessage): string {
  return WRITERS[message.walletType](message);
}

const WRITERS = { metamask: ethereumText, phantom: solanaText } as const satisfies Record<
  WalletType,
  (message: WalletMessage) => string
>;

function ethereumText(message: WalletMessage): string {
  return createSiweMessage({
    domain: new URL(message.publicUrl).host,
    address: `0x${message.address.slice(2)}`,
    statement: STATEMENTS[message.brand],
    uri: message.publicUrl,
    version: '1',
    chainId: message.chainId,
    nonce: message.nonce,
    issuedAt: new Date(message.issuedAt),
    expirationTime: new Date(message.expiresAt),
  });
}

/** "Sign In With Solana" (phantom/sign-in-with-solana). */
function solanaText(message: WalletMessage): string {
  return [
    `${new URL(message.publicUrl).host} wants you to sign in with your Solana account:`,
    message.address,
    '',
    STATEMENTS[message.brand],
    '',
    `URI: ${message.publicUrl}`,
    'Version: 1',
    'Chain ID: mainnet',
    `Nonce: ${message.nonce}`,
    `Issued At: ${new Date(message.issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(message.expiresAt).toISOString()}`,
  ].join('\n');
}
