import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { type RoomMessagePage, RoomMessagePageEnvelope } from '../../contract/validators.ts';
import { ReportDecisions } from '../../social/report-decisions.ts';
import { runReports } from '../../social/reports-command.ts';
import { createRoomServer, type RoomServer } from '../../testing/room-server.ts';

let server: RoomServer;
beforeAll(async () => {
  server = await createRoomServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

/** With four messages, one of them hidden. */
async function evening() {
  const owner = await server.registered();
  const guest = await server.guest();
  const { roomId } = await server.open(owner, { turnTaking: 'mention' });
  await server.join(owner, roomId, guest, 'Ida');
  await server.say(owner, roomId, 'Who *lit* the lamp? CAFÉ light');
  const { message } = await server.say(guest, roomId, 'A lamp only we may read of');
  await server.call(`/rooms/${roomId}/messages/${message.messageId}`, { method: 'DELETE', session: guest });
  server.engine.says('It burned before I came.');
  await server.say(owner, roomId, '@ada-byrne tell us of the lamp');
  await server.say(guest, roomId, 'I heard a boat.');
  return { owner, guest, roomId };
}

const find = async (session: SessionValues, roomId: string, query: string): Promise<RoomMessagePage> => {
  const answer = await server.call(`/rooms/${roomId}/search?${query}`, { session });
  return RoomMessagePageEnvelope.parse(answer.body).data;
};

describe('the search in a room', () => {
  it('finds messages that hold every word, whatever case and accents, and none that is hidden', async () => {
    const { guest, roomId } = await evening();
    const texts = async (query: string) => (await find(guest, roomId, query)).items.map(({ text }) => text);
    expect(await texts('q=cafe+lamp')).toEqual(['Who *lit* the lamp? CAFÉ light']);
    expect(await texts('q=only+we')).toEqual([]);
    expect(await texts('q=boat')).toEqual(['I heard a boat.']);
    expect(await texts('q=')).toEqual([]);
  });

  it('continues where a page ends', async () => {
    const { owner, roomId } = await evening();
    const first = await find(owner, roomId, 'q=lamp&limit=1');
    expect(first.items.map(({ text }) => text)).toEqual(['@ada-byrne tell us of the lamp']);
    const cursor = first.nextCursor ?? '';
    const second = await find(owner, roomId, `q=lamp&limit=1&cursor=${cursor}`);
    expect(second.items.map(({ text }) => text)).toEqual(['Who *lit* the lamp? CAFÉ light']);
    const other = await server.call(`/rooms/${roomId}/search?q=boat&cursor=${cursor}`, { session: owner });
    expect(other.status).toBe(400);
  });

  it('is for those who are in the room', async () => {
    const { roomId } = await evening();
    const stranger = await server.registered();
    expect((await server.call(`/rooms/${roomId}/search?q=lamp`, { session: stranger })).status).toBe(404);
    expect((await server.call(`/rooms/${roomId}/export`, { session: stranger })).status).toBe(404);
  });
});

describe('a room as a file', () => {
  const take = async (session: SessionValues, roomId: string, format: string) =>
    fetch(`${server.origin}/api/rooms/${roomId}/export?format=${format}`, { headers: { ...session } });

  it('names who said what, and leaves out what is hidden', async () => {
    const { guest, roomId } = await evening();
    const answer = await take(guest, roomId, 'markdown');
    expect(answer.headers.get('content-type')).toMatch('text/markdown');
    expect(answer.headers.get('content-disposition')).toMatch('The lamp');
    const text = await answer.text();
    expect(text).toMatch(/^# The lamp\n/);
    expect(text).toContain('**Noor** · ');
    expect(text).toContain('**Ida** · ');
    expect(text).toContain('Who *lit* the lamp? CAFÉ light');
    expect(text).not.toContain('only we may read');
  });

  it('is a log that SillyTavern reads, a line for each message', async () => {
    const { owner, roomId } = await evening();
    const [header, ...lines] = (await (await take(owner, roomId, 'jsonl')).text())
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(header).toMatchObject({ user_name: 'Noor', character_name: 'The lamp' });
    const said = { name: 'Noor', is_user: true, mes: 'Who *lit* the lamp? CAFÉ light' };
    expect(lines).toContainEqual(expect.objectContaining(said));
  });
});

it('a message of a room is reported once, by those in the room who have not said it', async () => {
  const { guest, owner, roomId } = await evening();
  const report = async (session: SessionValues, messageId: string) =>
    (await server.post(session, `/rooms/${roomId}/messages/${messageId}/reports`, { reason: 'hate' })).status;
  const [said] = (await find(owner, roomId, 'q=boat')).items;
  const messageId = said?.messageId ?? '';
  expect(await report(guest, messageId)).toBe(404);
  expect(await report(await server.registered(), messageId)).toBe(404);
  expect(await report(owner, messageId)).toBe(200);
  expect(await report(owner, messageId)).toBe(409);
  const shown = await runReports(new ReportDecisions(server.deps), ['show', messageId]);
  expect(shown).toContain(`room ${roomId}`);
  expect(shown).toContain('Ida: I heard a boat.');
});
