import type { DeviceSession } from '@fabula/sdk';

import type { UnsentMessage } from './unsent-message';

/**
 * Tells one session from another in what the device keeps, without the credential: 32 bits of it (FNV-1a). Undefined
 * without a session.
 */
export function sessionMark(session: DeviceSession | undefined): string | undefined {
  if (session === undefined) return undefined;
  let hash = 0x811c9dc5;
  for (const character of session.Authorization) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** The messages that were written in this session; none of those of an older edition, whose session is not known. */
export function writtenIn(
  list: readonly UnsentMessage[],
  session: DeviceSession | undefined,
): readonly UnsentMessage[] {
  const mark = sessionMark(session);
  return mark === undefined ? [] : list.filter((message) => message.session === mark);
}
