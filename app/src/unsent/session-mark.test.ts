import type { DeviceSession } from '@fabula/sdk';
import { expect, it } from 'vitest';

import { sessionMark, writtenIn } from './session-mark';
import type { UnsentMessage } from './unsent-message';

const sessionOf = (credential: string): DeviceSession => ({
  Authorization: credential,
  'Device-ID': 'dev-1',
  'User-Login-Status': 'REGISTERED',
});
const [ada, bea] = [sessionOf('one credential'), sessionOf('two credential')];

const written = (key: string, session?: DeviceSession): UnsentMessage => ({
  key,
  chatId: 'cht-1',
  text: 'Who lights it?',
  parentId: null,
  imageIds: [],
  triedAt: null,
  refusal: null,
  ...(session === undefined ? {} : { session: sessionMark(session) }),
});

it('shows a session what was written in it, and no session what an older edition kept', () => {
  const list = [written('of Ada', ada), written('of Bea', bea), written('of an older edition')];
  const keysIn = (session: DeviceSession | undefined) => writtenIn(list, session).map(({ key }) => key);
  expect(keysIn(ada)).toEqual(['of Ada']);
  expect(keysIn(bea)).toEqual(['of Bea']);
  expect(keysIn(sessionOf('of a guest on the same device'))).toEqual([]);
  expect(keysIn(undefined)).toEqual([]);
});

it('keeps nothing of the credential that could be read', () => {
  expect(sessionMark(ada)).toMatch(/^[0-9a-f]{1,8}$/);
});
