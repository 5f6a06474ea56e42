import type { KeyValueStorage } from '@fabula/sdk';
import { number, object, string } from 'zod/mini';

import type { SentCode } from '../door/sign-in-door';
import { pageKeys } from '../../storage-keys';
import type { Store } from '../../../data/store';
import { stored } from '../../../data/stored';

/** How long a code works, in milliseconds: ten minutes, as the form says. */
const lifeMs = 10 * 60_000;
/** In milliseconds, unless the server says otherwise. */
const cooldownMs = 60_000;

/** The last code that was sent. It survives a reload: phones reload a tab while their owner reads mail. */
export interface SentCodeMemory {
  /** While the code works. */
  readonly sentTo: () => string | undefined;
  /** Compares emails without case. */
  readonly isSentTo: (text: string) => boolean;
  readonly isTooSoon: () => boolean;
  readonly remember: (sentTo: string) => void;
  /** Delays the next code by `ms` milliseconds; a minute by default. */
  readonly postpone: (ms?: number) => void;
  readonly forget: () => void;
}

interface SentCodeParts {
  readonly shown: Store<SentCode>;
  readonly storage: KeyValueStorage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const none: SentCode = { sentTo: undefined, sentAt: 0, resendAt: 0 };

const storedCode = stored(pageKeys.sentCode, object({ sentTo: string(), sentAt: number(), resendAt: number() }));

export function createSentCode({ shown, storage, now }: SentCodeParts): SentCodeMemory {
  const isLive = ({ sentAt }: SentCode) => now() < sentAt + lifeMs;
  const sentTo = () => (isLive(shown.get()) ? shown.get().sentTo : undefined);

  const keep = (code: Partial<SentCode>) => {
    shown.set(code);
    const { sentTo: to, sentAt, resendAt } = shown.get();
    if (to !== undefined) storedCode.write(storage, { sentTo: to, sentAt, resendAt });
  };
  const forget = () => {
    shown.set(none);
    storage.removeItem(pageKeys.sentCode);
  };

  const kept = storedCode.read(storage) ?? none;
  if (isLive(kept)) shown.set(kept);
  else storage.removeItem(pageKeys.sentCode);

  return {
    sentTo,
    isSentTo: (text) => sentTo()?.toLowerCase() === text.toLowerCase(),
    isTooSoon: () => now() < shown.get().resendAt,
    remember: (to) => keep({ sentTo: to, sentAt: now(), resendAt: now() + cooldownMs }),
    postpone: (ms = cooldownMs) => keep({ resendAt: now() + ms }),
    forget,
  };
}
