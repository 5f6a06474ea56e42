import { expect, test } from 'vitest';

import { readInvitation } from './invite-link';

const invitation = { roomId: 'rom-3a7e1c9f5b2d4806', code: 'Zk3vQ9_aB-7xLm2PqR' };
const path = 'room/rom-3a7e1c9f5b2d4806?invite=Zk3vQ9_aB-7xLm2PqR';

test.each([
  `https://fabula.example/en-US/${path}`,
  `  http://127.0.0.1:3000/zh-CN/${path}\n`,
  `/ar-SA/${path}`,
  path,
  `Come to our room: https://fabula.example/de-DE/${path}. We begin at eight.`,
  `https://fabula.example/en-US/room/rom-3a7e1c9f5b2d4806?from=mail&invite=Zk3vQ9_aB-7xLm2PqR#now`,
])('%j is an invitation', (pasted) => {
  expect(readInvitation(pasted)).toEqual(invitation);
});

test.each([
  '',
  'Zk3vQ9_aB-7xLm2PqR',
  'https://fabula.example/en-US/room/rom-3a7e1c9f5b2d4806',
  'https://fabula.example/en-US/room/rom-3a7e1c9f5b2d4806?invite=short',
  'https://fabula.example/en-US/character-chat/maren-vale?invite=Zk3vQ9_aB-7xLm2PqR',
  'https://fabula.example/en-US/room/../admin?invite=Zk3vQ9_aB-7xLm2PqR',
  `https://fabula.example/en-US/room/rom-1?invite=${'x'.repeat(65)}`,
])('%j is none', (pasted) => {
  expect(readInvitation(pasted)).toBeNull();
});
