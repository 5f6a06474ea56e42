import { randomUUID } from 'node:crypto';

import type { VisitorRegistry } from '../../servers/register-visitor.ts';
import { DeviceSession } from '../../../server/src/contract/validators.ts';
import type { LyingProvider } from '../../../server/src/testing/peers/lying-provider.ts';
import type { Sweep } from './sweep.ts';

export interface Journey {
  readonly sweep: Sweep;
  readonly origin: string;
  readonly dataDir: string;
  /** The operator's own OpenID provider. */
  readonly identity: LyingProvider;
  readonly visitors: VisitorRegistry;
  /** An account that `OPERATORS` names. */
  readonly operator: DeviceSession;
  /** The account that does everything, and another one. */
  readonly ada: DeviceSession;
  readonly bea: DeviceSession;
  /** Stands in everything that Ada writes for herself, and in nothing that she shows to others. */
  readonly secret: string;
}

export const someone = (): string => `${randomUUID()}@example.com`;

/** A fresh device without an account. */
export async function guestOf(sweep: Sweep): Promise<DeviceSession> {
  return DeviceSession.parse((await sweep.call('deviceInit', { query: { deviceType: 'web' } })).data);
}

/** The code that a development server sent last to an address. */
export async function codeSentTo(origin: string, to: string): Promise<string> {
  const outbox: unknown = await (
    await fetch(`${origin}/api/dev/outbox?${new URLSearchParams({ to }).toString()}`)
  ).json();
  const [last] = Array.isArray(outbox) ? outbox : [];
  return String(Object(last).code);
}

/** Asks until an answer is as wanted; the server works meanwhile. */
export async function until<Value>(ask: () => Promise<Value>, isWanted: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const value = await ask();
    if (isWanted(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
