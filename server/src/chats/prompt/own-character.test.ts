import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';
import { principalOf } from '../../testing/test-server.ts';

const written = {
  persona: 'Ada was born in Cork. Temperament: patient',
  lore: '[]',
  answers: '{}',
  scenario: 'A pier. {{user}} counts the steps.',
  example_dialogue: JSON.stringify([
    { speaker: 'visitor', text: 'Do you sleep?' },
    { speaker: 'character', text: 'Not tonight, {{user}}.' },
  ]),
  card_facts: JSON.stringify({
    fromCard: true,
    sketch: { tagline: 'Keeps the light', temperaments: ['patient'], nevers: [] },
  }),
};

let server: ChatServer;
let author: SessionValues;
beforeAll(async () => {
  server = await createChatServer({ overrides: { engine: createOfflineEngine(async () => undefined) } });
  author = await server.registered();
  const ownerId = ownerOf(await principalOf(server.deps, author));
  const { db } = server.deps.database;
  await db.updateTable('characters').set(written).execute();
  await db.updateTable('characters').set({ owner_id: ownerId }).where('character_id', '=', 'ada-byrne').execute();
});
afterAll(() => server[Symbol.asyncDispose]());

/** The offline character's reply to a chat's first message. */
async function replyTo(session: SessionValues, text: string, characterId = 'ada-byrne'): Promise<string> {
  const { chatId } = await server.begin(session, characterId);
  const { reply } = await server.send(session, chatId, text);
  return (await server.ended(session, chatId, reply.messageId)).text;
}

it('tells its author what they wrote of it', async () => {
  expect(await replyTo(author, 'Where were you born?')).toBe('*Ada was born in Cork.*');
});

it('keeps it from other readers', async () => {
  const reader = await server.registered();
  const { character_id: other } = await server.deps.database.db
    .selectFrom('characters')
    .select('character_id')
    .where('character_id', '!=', 'ada-byrne')
    .where('mature', '=', 0)
    .executeTakeFirstOrThrow();
  expect(await replyTo(reader, 'Where were you born?', other)).not.toContain('Cork');
});

it('speaks to the visitor by name where its card has a placeholder', async () => {
  expect(await replyTo(author, 'Do you sleep?')).toBe('Not tonight, Ada.');
  expect(await replyTo(author, 'Where are we?')).toBe('*A pier. Ada counts the steps.*');
});

it('says who it is and what it is like as its author chose', async () => {
  expect(await replyTo(author, 'Who are you?')).toContain('*Keeps the light*');
  expect(await replyTo(author, 'What are you like?')).toContain('patience');
});
