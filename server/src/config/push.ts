import { createECDH } from 'node:crypto';
import { optional, SettingError, type Variable } from './variable.ts';

export interface PushConfig {
  /** Uncompressed P-256, as base64url. */
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:` address at which push services reach the operator (RFC 8292). */
  subject: string;
  /** Whether push services on this machine are allowed too, over http. Never in production. */
  loopback: boolean;
}

export const pushDefinitions = {
  PUSH_VAPID_PUBLIC_KEY: optional({
    fallback: 'no push',
    description: 'Public key with which notifications are pushed; npm run push-keys -w server prints a pair',
  }),
  PUSH_VAPID_PRIVATE_KEY: optional({ fallback: '', description: 'Its private key' }),
  PUSH_SUBJECT: optional({
    fallback: '',
    description: 'Address at which push services reach the operator: mailto:… or https://…; needed with the keys',
  }),
} as const satisfies Record<string, Variable<string | undefined>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Undefined where nothing is pushed. Throws SettingError. */
export function readPush(read: Read, production: boolean): PushConfig | undefined {
  const publicKey = read('PUSH_VAPID_PUBLIC_KEY', pushDefinitions.PUSH_VAPID_PUBLIC_KEY);
  const privateKey = read('PUSH_VAPID_PRIVATE_KEY', pushDefinitions.PUSH_VAPID_PRIVATE_KEY);
  const subject = read('PUSH_SUBJECT', pushDefinitions.PUSH_SUBJECT);
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || !isPair(publicKey, privateKey)) {
    throw new SettingError('PUSH_VAPID_PUBLIC_KEY and PUSH_VAPID_PRIVATE_KEY must be a pair');
  }
  if (subject === undefined || !/^(?:mailto:[^@\s]+@|https:\/\/)[^@\s]+$/.test(subject)) {
    throw new SettingError('PUSH_SUBJECT must begin with mailto: or https:// where there are keys for push');
  }
  return { publicKey, privateKey, subject, loopback: !production };
}

function isPair(publicKey: string, privateKey: string): boolean {
  if (!/^[A-Za-z0-9_-]{87}$/.test(publicKey) || !/^[A-Za-z0-9_-]{43}$/.test(privateKey)) return false;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}
