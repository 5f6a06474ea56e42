import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { clock } from '../../tests/clock';
import {
  askRoomTurn,
  closeRoom,
  configure,
  createRoom,
  editRoomMessage,
  getRoom,
  hideRoomMessage,
  joinRoom,
  listRoomMessages,
  listRooms,
  regenerateRoomReply,
  removeRoomMember,
  selectRoomMessage,
  sendRoomMessage,
  streamRoomEvents,
  updateRoom,
  updateRoomCharacter,
  updateRoomMember,
} from '../index';
import { operations, scenarios } from './index';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  server.use(...scenarios.guest());
  configure({ baseUrl: 'http://mock.test/api', clock });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const form = {
  title: 'The lamp',
  characterIds: ['maren-vale', 'su-yin'],
  turnTaking: 'round-robin' as const,
  language: 'en-US' as const,
  displayName: 'Noor',
};

it('a room that is opened remembers what is said, and answers', async () => {
  const { roomId } = await createRoom(form);
  const { message, reply } = await sendRoomMessage(roomId, { text: 'Who lights it?' });
  expect(message.author).toMatchObject({ kind: 'member', displayName: 'Noor' });
  expect((await getRoom(roomId)).speakingId).toBe(reply?.messageId);

  let words = '';
  for await (const event of streamRoomEvents(roomId)) if (event.kind === 'reply-text') words += event.text;
  const { items } = await listRoomMessages(roomId);
  expect(items[0]).toMatchObject({ author: { characterId: 'maren-vale' }, text: words, status: 'complete' });
  expect(items[1]).toMatchObject({ text: 'Who lights it?' });

  await updateRoomCharacter(roomId, 'maren-vale', { quiet: true });
  expect((await askRoomTurn(roomId, {})).reply?.author).toMatchObject({ characterId: 'su-yin' });
  expect(await sendRoomMessage(roomId, { text: 'Later.', toPeople: true })).toMatchObject({ reply: null });
  await hideRoomMessage(roomId, message.messageId);
  const hidden = (await listRoomMessages(roomId)).items.find(({ messageId }) => messageId === message.messageId);
  expect(hidden).toMatchObject({ hidden: true, text: '' });
  expect((await listRooms()).items[0]).toMatchObject({ roomId, title: 'The lamp', lastText: 'Later.' });
});

it('a line is tried again, edited, and shown in its first version again', async () => {
  const { roomId } = operations.getRoom.examples[200].typical.data;
  const { reply } = await askRoomTurn(roomId, { characterId: 'maren-vale' });
  for await (const event of streamRoomEvents(roomId)) if (event.kind === 'reply-ended') break;
  const first = reply?.messageId ?? '';
  const again = (await regenerateRoomReply(roomId, first)).reply?.messageId ?? '';
  for await (const event of streamRoomEvents(roomId)) if (event.kind === 'reply-ended') break;
  expect(await editRoomMessage(roomId, again, { text: 'Other words.' })).toMatchObject({ edited: true });
  expect((await listRoomMessages(roomId)).items[0]).toMatchObject({ text: 'Other words.', siblingIds: [first, again] });
  await selectRoomMessage(roomId, first);
  expect((await listRoomMessages(roomId)).items[0]).toMatchObject({ messageId: first });
});

it('its host keeps order', async () => {
  const { roomId, members } = operations.getRoom.examples[200].typical.data;
  const memberId = members[1]?.memberId ?? '';
  expect(await updateRoomMember(roomId, memberId, { muted: true })).toMatchObject({ muted: true });
  await updateRoomMember(roomId, memberId, { role: 'owner' });
  expect((await getRoom(roomId)).members.map(({ role }) => role)).toEqual(['member', 'owner', 'member']);
  await removeRoomMember(roomId, memberId);
  expect(await getRoom(roomId)).toMatchObject({ memberCount: 2 });
  await expect(updateRoomMember(roomId, memberId, { muted: false })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await updateRoom(roomId, { title: 'Another', characterIds: ['su-yin'] });
  await closeRoom(roomId);
  expect(await getRoom(roomId)).toMatchObject({
    title: 'Another',
    status: 'closed',
    characters: [{ characterId: 'su-yin' }],
  });
});

it('an invitation shows the room, and lets a visitor in under a name', async () => {
  const roomId = 'rom-of-another';
  const inviteCode = 'Qm7xT2vLr9KdZ4wYb1sPnA';
  expect(await getRoom(roomId, { invite: inviteCode })).toMatchObject({ me: null, members: [] });
  await expect(getRoom(roomId)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  expect(await joinRoom(roomId, { inviteCode, displayName: 'Ida' })).toMatchObject({ me: { displayName: 'Ida' } });
  expect(await getRoom(roomId)).toMatchObject({ own: false, memberCount: 2 });
});
