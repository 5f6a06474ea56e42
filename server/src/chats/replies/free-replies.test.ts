import { afterAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { LedgerPageEnvelope, OfferListEnvelope } from '../../contract/validators.ts';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import type { TextEngine } from '../../providers/text/text-engine.ts';
import { createChatServer } from '../../testing/chat-server.ts';
import { createRoomServer } from '../../testing/room-server.ts';

const offline = createOfflineEngine(async () => undefined);
const takenOver = Promise.withResolvers<void>();
let name = 'ollama';
const engine: TextEngine = {
  ...offline,
  get name() {
    return name;
  },
  async *generate(request, signal) {
    await takenOver.promise;
    yield* offline.generate(request, signal);
  },
};
const chats = await createChatServer({ overrides: { engine: offline } });
const rooms = await createRoomServer({ overrides: { engine: offline } });
const mixed = await createChatServer({ overrides: { engine } });
afterAll(async () => {
  for (const server of [chats, rooms, mixed]) await server[Symbol.asyncDispose]();
});

const ledgerOf = async (server: Pick<typeof chats, 'call'>, session: SessionValues) =>
  LedgerPageEnvelope.parse((await server.call('/points/ledger', { session })).body).data;

describe('while the offline engine answers', () => {
  it('a reply in a chat is free, and the ledger has no line for it', async () => {
    const session = await chats.registered();
    const { chatId, quote } = await chats.begin(session);
    expect(quote).toMatchObject({ points: 0, balance: 100, engine: 'offline' });
    const before = await ledgerOf(chats, session);
    const { balance, reply } = await chats.send(session, chatId, 'Hello.');
    const ended = await chats.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'complete', charge: { points: 0, entryIds: [] } });
    expect(balance).toBe(100);
    expect(await ledgerOf(chats, session)).toEqual(before);
  });

  it('a reply in a room is free, too', async () => {
    const session = await rooms.registered();
    const { roomId, quote } = await rooms.open(session);
    expect(quote).toMatchObject({ points: 0, engine: 'offline' });
    const before = await ledgerOf(rooms, session);
    await rooms.say(session, roomId, 'Hello.');
    const [reply] = await rooms.ended(session, roomId);
    expect(reply).toMatchObject({ status: 'complete', charge: { points: 0, entryIds: [] } });
    expect(await ledgerOf(rooms, session)).toEqual(before);
  });

  it('the price list shows the reply as free', async () => {
    const { acts } = OfferListEnvelope.parse((await chats.call('/shop/offers')).body).data;
    expect(acts).toContainEqual({ act: 'chat-reply', points: 0 });
  });
});

describe('when the offline engine takes over from a model', () => {
  it('refunds points that were reserved before replies became free', async () => {
    const session = await mixed.registered();
    const { chatId, quote } = await mixed.begin(session);
    expect(quote).toMatchObject({ points: 2, engine: 'ollama' });
    const { balance, reply } = await mixed.send(session, chatId, 'Hello.');
    expect(balance).toBe(98);
    name = 'offline';
    takenOver.resolve();
    const ended = await mixed.ended(session, chatId, reply.messageId);
    expect(ended.charge?.points).toBe(0);
    expect((await mixed.read(session, chatId)).quote).toMatchObject({ points: 0, balance: 100 });
  });
});
