import { picture } from '../../../server/src/testing/files/card-files.ts';
import { until, type Journey } from './people.ts';
import { textAt, type SweepAnswer } from './sweep.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The people whom Ada plays, and a picture that she sends. */
async function personas({ sweep, ada: as, secret }: Journey): Promise<{ personaId: string; imageId: string }> {
  const content = (await picture('png')).toString('base64');
  const imageId = textAt(await sweep.call('uploadImage', { as, body: { content, alt: secret } }), 'imageId');
  await sweep.call('describeImage', { as, path: { imageId }, body: { alt: `The harbour ${secret}` } });
  await sweep.call('getImage', { as, path: { imageId } });
  const persona = { name: 'Noor', description: `A net-mender. ${secret}` };
  const personaId = textAt(await sweep.call('createPersona', { as, body: persona }), 'personaId');
  const path = { personaId };
  await sweep.call('updatePersona', { as, path, body: { ...persona, name: 'Noor the Younger' } });
  await sweep.call('listPersonas', { as });
  await sweep.call('deletePersona', { as, path });
  await sweep.call('restorePersona', { as, path });
  return { personaId, imageId };
}

/** A conversation, every way that it can go. */
export async function chats(journey: Journey): Promise<void> {
  const { sweep, ada: as, secret } = journey;
  const { personaId, imageId } = await personas(journey);
  const chat = await sweep.call('createChat', { as, body: { characterId: 'maren-vale', personaId } });
  const path = { chatId: textAt(chat, 'chatId') };
  const statusOf = ({ data }: SweepAnswer, messageId: string): unknown =>
    Object(listOf(Object(data).items).find((message) => Object(message).messageId === messageId)).status;
  const ended = (messageId: string) =>
    until(
      () => sweep.call('listMessages', { as, path }),
      (answer) => statusOf(answer, messageId) !== 'streaming',
    );
  await sweep.call('quoteReply', { as, path });
  await sweep.call('listStarters', { as, path });
  const body = { text: `Who lights it? ${secret}`, imageIds: [imageId] };
  const sent = await sweep.call('sendMessage', { as, path, body });
  await sweep.call('streamChatEvents', { as, path, headers: { 'Last-Event-ID': '0' } });
  const asked = { ...path, messageId: textAt(sent, 'message', 'messageId') };
  const replied = { ...path, messageId: textAt(sent, 'reply', 'messageId') };
  await ended(replied.messageId);
  await sweep.call('reportMessage', { as, path: replied, body: { reason: 'other' } });
  const more = await sweep.call('continueReply', { as, path: replied });
  await ended(textAt(more, 'reply', 'messageId'));
  const regenerated = await sweep.call('regenerateReply', { as, path: replied });
  const other = textAt(regenerated, 'reply', 'messageId');
  await sweep.call('stopReply', { as, path: { ...path, messageId: other } });
  await ended(other);
  await sweep.call('updateMessage', { as, path: replied, body: { pinned: true } });
  await sweep.call('rewriteMessage', {
    as,
    path: { ...path, messageId: other },
    body: { text: `The keeper. ${secret}` },
  });
  await sweep.call('selectBranch', { as, path, body: { messageId: replied.messageId } });
  const edited = await sweep.call('editMessage', { as, path: asked, body: { text: 'Who lit it?' } });
  await ended(textAt(edited, 'reply', 'messageId'));
  await sweep.call('draftMessage', { as, path });
  await sweep.call('stopDraft', { as, path });
  await sweep.call('listBranches', { as, path });
  await sweep.call('searchMessages', { as, path, query: { q: 'light' } });
  await sweep.call('getPromptContext', { as, path });
  await sweep.call('getChatSettings', { as, path });
  const settings = { model: null, temperature: 1.1, replyTokens: 240, noteDepth: 4, instructions: secret };
  await sweep.call('updateChatSettings', { as, path, body: settings });
  await sweep.call('getMemory', { as, path });
  const fact = await sweep.call('pinFact', { as, path, body: { text: `The light is counted. ${secret}` } });
  await sweep.call('updateMemory', { as, path, body: { summary: `They met. ${secret}` } });
  const memory = await sweep.call('getMemory', { as, path });
  const [, factId = ''] = /"factId":"([\w-]+)"/.exec(fact.text) ?? /"factId":"([\w-]+)"/.exec(memory.text) ?? [];
  await sweep.call('updateFact', { as, path: { ...path, factId }, body: { text: `Counted twice. ${secret}` } });
  await sweep.call('forgetFact', { as, path: { ...path, factId } });
  await sweep.call('updateChat', { as, path, body: { notes: secret, title: 'At the light' } });
  await sweep.call('getChat', { as, path });
  const file = await sweep.call('exportChat', { as, path, query: { format: 'jsonl' } });
  await sweep.call('importChat', { as, body: { characterId: 'maren-vale', content: file.text } });
  await sweep.call('listChats', { as });
  await sweep.call('deleteChat', { as, path });
  await sweep.call('restoreChat', { as, path });
}

/** A room with a host and a guest. */
export async function rooms({ sweep, ada: as, bea, secret }: Journey): Promise<void> {
  const form = {
    title: `The lamp ${secret}`,
    characterIds: ['maren-vale', 'wren-halloway'],
    turnTaking: 'round-robin',
    language: 'en-US',
    displayName: 'Noor',
  };
  const open = async () => ({ roomId: textAt(await sweep.call('createRoom', { as, body: form }), 'roomId') });
  const joined = async (path: { roomId: string }) => {
    const { data } = await sweep.call('createRoomInvite', { as, path, body: { hours: 24 } });
    const inviteCode = String(Object(data).inviteCode);
    await sweep.call('joinRoom', { as: bea, path, body: { inviteCode, displayName: 'Elias' } });
    return String(Object(data).inviteId);
  };
  // Bea does not stay in the first; she goes from the second by herself.
  const path = await open();
  const inviteId = await joined(path);
  const room = await sweep.call('getRoom', { as, path });
  const beaIn = listOf(Object(room.data).members).find(
    (member) => Object(member).memberId !== textAt(room, 'me', 'memberId'),
  );
  const ofBea = { ...path, memberId: String(Object(beaIn).memberId) };
  const idle = () =>
    until(
      () => sweep.call('getRoom', { as, path }),
      ({ data }) => Object(data).speakingId === null && listOf(Object(data).waitingCharacterIds).length === 0,
    );
  const said = await sweep.call('sendRoomMessage', { as, path, body: { text: `Who had the key? ${secret}` } });
  const own = { ...path, messageId: textAt(said, 'message', 'messageId') };
  await sweep.call('streamRoomEvents', { as, path, headers: { 'Last-Event-ID': '0' } });
  const replied = { ...path, messageId: textAt(said, 'reply', 'messageId') };
  await sweep.call('stopRoomTurn', { as, path: replied });
  await idle();
  await sweep.call('askRoomTurn', { as, path, body: { characterId: 'maren-vale' } });
  await idle();
  const messages = await sweep.call('listRoomMessages', { as, path });
  const last = listOf(Object(messages.data).items).find(
    (message) => Object(Object(message).author).characterId !== undefined,
  );
  const spoken = { ...path, messageId: String(Object(last).messageId) };
  const again = await sweep.call('regenerateRoomReply', { as, path: spoken });
  await idle();
  await sweep.call('selectRoomMessage', { as, path: spoken });
  await sweep.call('reportRoomMessage', { as: bea, path: spoken, body: { reason: 'other' } });
  await sweep.call('editRoomMessage', { as, path: own, body: { text: `Who lit it? ${secret}` } });
  await sweep.call('searchRoomMessages', { as, path, query: { q: 'lit' } });
  await sweep.call('getRoomMemory', { as, path });
  await sweep.call('updateRoomMemory', { as, path, body: { summary: `They asked about the key. ${secret}` } });
  const pinned = await sweep.call('pinRoomFact', { as, path, body: { text: `Hours are counted. ${secret}` } });
  const [, factId = ''] = /"factId":"([\w-]+)"/.exec(pinned.text) ?? [];
  await sweep.call('updateRoomFact', { as, path: { ...path, factId }, body: { text: `Counted twice. ${secret}` } });
  await sweep.call('forgetRoomFact', { as, path: { ...path, factId } });
  await sweep.call('updateRoom', { as, path, body: { scene: secret } });
  await sweep.call('updateRoomCharacter', { as, path: { ...path, characterId: 'maren-vale' }, body: { quiet: true } });
  await sweep.call('updateRoomMember', { as, path: ofBea, body: { muted: true } });
  await sweep.call('exportRoom', { as, path, query: { format: 'markdown' } });
  await sweep.call('listRooms', { as });
  await sweep.call('listRoomInvites', { as, path });
  await sweep.call('revokeRoomInvite', { as, path: { ...path, inviteId } });
  await sweep.call('removeRoomMember', { as, path: ofBea });
  await sweep.call('hideRoomMessage', { as, path: again.status === 200 ? spoken : own });

  const second = await open();
  await joined(second);
  await sweep.call('leaveRoom', { as: bea, path: second });
  await sweep.call('closeRoom', { as, path: second });
}
