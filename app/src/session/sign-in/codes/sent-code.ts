import type { KeyValueStorage } from '@fabula/sdk';

import type { SentCode } from '../door/sign-in-door';
import { pageKeys } from '../../storage-keys';
import type { Store } from '../../../data/store';

/** How long a code works, in milliseconds: ten minutes, as the form says. */
const lifeMs = 10 * 60_000;
/** How long a visitor waits before another code may be sent, in milliseconds, unless the server says otherwise. */
const cooldownMs = 60_000;

/** The code that was sent last. It outlives the page: phones reload a tab while their owner looks for the mail. */
export interface SentCodeMemory {
  /** What the code was sent to, while it works. */
  readonly sentTo: () => string | undefined;
  /** Whether a code that still works was sent to an email, in whatever case, or to a phone. */
  readonly isSentTo: (text: string) => boolean;
  /** Whether it is too soon for another code. */
  readonly isTooSoon: () => boolean;
  readonly remember: (sentTo: string) => void;
  /** Another code may be asked for after so many milliseconds; a minute unless the server says so. */
  readonly postpone: (ms?: number) => void;
  /** The visitor is in. */
  readonly forget: () => void;
}

interface SentCodeParts {
  readonly shown: Store<SentCode>;
  readonly storage: KeyValueStorage;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const none: SentCode = { sentTo: undefined, sentAt: 0, resendAt: 0 };

/** What is stored of a code: two times and what it was sent to. Other text than ours is none. */
function read(text: string | null): SentCode {
  const [, sentAt, resendAt, sentTo] = /^(\d+) (\d+) (\S+)$/.exec(text ?? '') ?? [];
  return sentTo === undefined ? none : { sentTo, sentAt: Number(sentAt), resendAt: Number(resendAt) };
}

/** Makes a {@link SentCodeMemory} that begins with what this browser has kept, in whichever tab it was sent. */
export function createSentCode({ shown, storage, now }: SentCodeParts): SentCodeMemory {
  const isLive = ({ sentAt }: SentCode) => now() < sentAt + lifeMs;
  const sentTo = () => (isLive(shown.get()) ? shown.get().sentTo : undefined);

  const keep = (code: Partial<SentCode>) => {
    shown.set(code);
    const { sentTo: to, sentAt, resendAt } = shown.get();
    if (to !== undefined) storage.setItem(pageKeys.sentCode, `${sentAt} ${resendAt} ${to}`);
  };
  const forget = () => {
    shown.set(none);
    storage.removeItem(pageKeys.sentCode);
  };

  const kept = read(storage.getItem(pageKeys.sentCode));
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
