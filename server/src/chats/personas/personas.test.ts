import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import {
  ChatEnvelope,
  MessageImageEnvelope,
  PersonaEnvelope,
  PersonaListEnvelope,
  type PersonaForm,
} from '../../contract/validators.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const create = async (session: SessionValues, name: string, more: Partial<PersonaForm> = {}) => {
  const json = { name, description: `${name} mends nets.`, ...more };
  return PersonaEnvelope.parse((await server.call('/personas', { method: 'POST', session, json })).body).data;
};
const list = async (session: SessionValues) =>
  PersonaListEnvelope.parse((await server.call('/personas', { session })).body).data.items;
const begin = async (session: SessionValues, more: object = {}) => {
  const json = { characterId: 'ada-byrne', ...more };
  return ChatEnvelope.parse((await server.call('/chats', { method: 'POST', session, json })).body).data;
};
const remove = (session: SessionValues, personaId: string) =>
  server.call(`/personas/${personaId}`, { method: 'DELETE', session });
const restore = (session: SessionValues, personaId: string) =>
  server.call(`/personas/${personaId}/restore`, { method: 'POST', session });

const bring = async (session: SessionValues) => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#1d5658' } })
    .png()
    .toBuffer();
  const json = { content: bytes.toString('base64'), alt: 'A net' };
  return MessageImageEnvelope.parse((await server.call('/images', { method: 'POST', session, json })).body).data;
};

describe('a persona', () => {
  it('shows a picture that its owner uploaded, and no other', async () => {
    const [session, stranger] = [await server.registered(), await server.registered()];
    const image = await bring(session);
    const { personaId } = await create(session, 'Noor', { imageId: image.imageId });
    expect(await list(session)).toMatchObject([{ personaId, image }]);
    const json = { name: 'Noor', description: '' };
    const path = `/personas/${personaId}`;
    expect((await server.call(path, { method: 'PUT', session, json })).body.data).toMatchObject({ image });
    const without = await server.call(path, { method: 'PUT', session, json: { ...json, imageId: null } });
    expect(without.body.data).toMatchObject({ image: null });
    const theirs = { ...json, imageId: image.imageId };
    const answer = await server.call('/personas', { method: 'POST', session: stranger, json: theirs });
    expect(answer).toMatchObject({ status: 404, body: { field: 'imageId' } });
  });

  it('refuses a persona whose description fails moderation', async () => {
    const session = await server.registered();
    const json = { name: 'Noor', description: 'A naked child, a sex scene.' };
    const answer = await server.call('/personas', { method: 'POST', session, json });
    expect(answer).toMatchObject({ status: 403, body: { field: 'description' } });
    expect(await list(session)).toEqual([]);
  });

  it('is who new chats begin as while it is the default, and there is one at most', async () => {
    const session = await server.registered();
    const noor = await create(session, 'Noor', { isDefault: true });
    server.clock.advance(1);
    const ines = await create(session, 'Ines', { isDefault: true });
    expect(await list(session)).toMatchObject([
      { personaId: noor.personaId, isDefault: false },
      { personaId: ines.personaId, isDefault: true },
    ]);
    expect((await begin(session)).personaId).toBe(ines.personaId);
    expect((await begin(session, { personaId: noor.personaId })).personaId).toBe(noor.personaId);
    expect((await begin(session, { asSelf: true })).personaId).toBeNull();
    expect(await list(session)).toMatchObject([{ chatCount: 1 }, { chatCount: 1 }]);
  });

  it('that is deleted gives its chats to the default, and has them again when it is restored', async () => {
    const session = await server.registered();
    const noor = await create(session, 'Noor');
    const ines = await create(session, 'Ines', { isDefault: true });
    const { chatId } = await begin(session, { personaId: noor.personaId });
    expect((await remove(session, noor.personaId)).status).toBe(200);
    expect((await server.read(session, chatId)).personaId).toBe(ines.personaId);
    const { reply } = await server.send(session, chatId, 'Who am I?');
    await server.ended(session, chatId, reply.messageId);
    expect(server.engine.requests.at(-1)?.visitor?.name).toBe('Ines');
    expect((await restore(session, noor.personaId)).body.data).toMatchObject({ name: 'Noor', chatCount: 1 });
    expect((await server.read(session, chatId)).personaId).toBe(noor.personaId);
  });

  it('cannot be restored after five minutes', async () => {
    const session = await server.registered();
    const { personaId } = await create(session, 'Noor');
    const { chatId } = await begin(session, { personaId });
    await remove(session, personaId);
    server.clock.advance(5 * 60_000 + 1);
    await server.deps.chats.personas.sweep();
    expect(await restore(session, personaId)).toMatchObject({ status: 404 });
    expect((await server.read(session, chatId)).personaId).toBeNull();
  });

  it('of another visitor cannot be restored', async () => {
    const [mine, stranger] = [await server.registered(), await server.registered()];
    const { personaId } = await create(mine, 'Noor');
    await remove(mine, personaId);
    expect(await restore(stranger, personaId)).toMatchObject({ status: 404 });
    expect(await restore(mine, personaId)).toMatchObject({ status: 200 });
  });

  it('is one of fifty at most', async () => {
    const session = await server.registered();
    for (let number = 0; number < 50; number += 1) await create(session, `Persona ${number}`);
    const json = { name: 'One more', description: '' };
    expect(await server.call('/personas', { method: 'POST', session, json })).toMatchObject({ status: 409 });
  });
});
