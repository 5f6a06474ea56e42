import { expect, test } from 'vitest';

import { invitationHref, readInvitationCode } from './invitation-address';

const code = '3f9a1c5d7e2b48609bd1f4a7c8e05632';

test.each([
  ['the code alone', ` ${code}\n`],
  ['a link', `https://fabula.example${invitationHref('de-DE', code)}`],
  ['a link in a sentence', `Come in: https://fabula.example/en-US/invitation#code=${code}, until Friday.`],
  ['a link with more in its query', `/en-US/invitation?from=mail#code=${code}&top`],
])('reads %s', (_, pasted) => {
  expect(readInvitationCode(pasted)).toBe(code);
});

test.each([
  ['nothing', ''],
  ['words', 'I have an invitation'],
  ['a code that is too short', code.slice(1)],
  ['a code that is too long', `${code}0`],
  ['the link of a room', 'https://fabula.example/en-US/room/rom-1?invite=Zm9vYmFyYmF6cXV4'],
])('finds no code in %s', (_, pasted) => {
  expect(readInvitationCode(pasted)).toBeUndefined();
});
