import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SessionValues } from '../../http/principal.ts';
import { ImportedChatEnvelope } from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';
import { updateChat } from '../store/chat-store.ts';
import { insertFact } from '../store/fact-store.ts';
import { insertMessages } from '../store/message-store.ts';
import { insertSummary } from '../store/summary-store.ts';
import type { MessageRow } from '../tables.ts';
import { toClean } from '../../lib/plain-text.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const OurMetadata = z.object({
  chat_metadata: z.object({ fabula: z.object({ others: z.array(z.unknown()).default([]) }) }),
});

const Words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => toClean(text))
  .filter((text) => text.trim() !== '');

/** A generated message; its parent is counted modulo those before. */
const Said = fc.record({
  answers: fc.nat(),
  role: fc.constantFrom('character', 'visitor'),
  text: fc.oneof({ arbitrary: Words, weight: 9 }, { arbitrary: fc.constant(''), weight: 1 }),
  status: fc.constantFrom('complete', 'stopped', 'failed'),
  hidden: fc.boolean(),
  pinned: fc.boolean(),
  truncated: fc.boolean(),
  branchName: fc.option(fc.constantFrom('The second cup', 'فرع')),
  speaker: fc.option(fc.constantFrom('Noor', 'Captain Rook')),
  note: fc.option(fc.constantFrom('narration', 'untold')),
  mood: fc.option(fc.constantFrom('glad', 'wink')),
});

const Conversation = fc.record({
  said: fc.array(Said, { minLength: 1, maxLength: 14 }),
  end: fc.nat(),
  facts: fc.array(fc.record({ text: Words, of: fc.option(fc.nat()) }), { maxLength: 3 }),
  summary: fc.option(fc.record({ text: Words, at: fc.nat() })),
  notes: fc.string({ maxLength: 30 }).map((notes) => toClean(notes)),
  temperature: fc.option(fc.constantFrom(0, 0.4, 2)),
});

type Written = typeof Conversation extends fc.Arbitrary<infer Value> ? Value : never;

async function write(session: SessionValues, conversation: Written): Promise<string> {
  const { end, facts, notes, said, summary, temperature } = conversation;
  const { activeMessageId, chatId } = await server.begin(session);
  const rows: Pick<MessageRow, 'message_id' | 'depth' | 'text'>[] = [
    { message_id: activeMessageId, depth: 0, text: 'x' },
  ];
  const pick = (place: number) => rows[place % rows.length] ?? { message_id: activeMessageId, depth: 0, text: 'x' };
  const { clock } = server;
  const { database, ids } = server.deps;
  await inTransaction(database, async (trx) => {
    for (const [index, { answers, branchName, hidden, mood, pinned, text, truncated, ...rest }] of said.entries()) {
      const parent = pick(answers);
      const row: MessageRow = {
        ...rest,
        message_id: ids.next('msg'),
        chat_id: chatId,
        parent_id: parent.message_id,
        ordinal: 1 + index,
        depth: parent.depth + 1,
        text,
        search_text: normalizeForSearch(text),
        failure: rest.status === 'failed' ? 'stalled' : null,
        truncated: truncated ? 1 : 0,
        retry_at: null,
        first_hash: null,
        edit_hash: null,
        crisis: 0,
        hidden: hidden ? 1 : 0,
        hidden_at: null,
        erased: 0,
        pinned: pinned ? 1 : 0,
        branch_name: branchName,
        mood: rest.role === 'character' ? mood : null,
        source: null,
        created_at: clock.now() + index,
      };
      await insertMessages(trx, [row]);
      rows.push(row);
    }
    for (const [index, { of, text }] of facts.entries()) {
      await insertFact(trx, {
        fact_id: ids.next('fct'),
        chat_id: chatId,
        message_id: of === null ? null : pick(of).message_id,
        text,
        created_at: clock.now() + index,
      });
    }
    const spoken = rows.filter(({ text }) => text.trim() !== '');
    const at = summary === null ? undefined : spoken[summary.at % spoken.length];
    if (summary !== null && at !== undefined) {
      const { text } = summary;
      const made = { version: 1, text, own_length: text.length, through_id: null, covered: null };
      await insertSummary(trx, { ...made, chat_id: chatId, made_at_id: at.message_id, created_at: clock.now() });
    }
    await updateChat(trx, chatId, {
      active_message_id: pick(end).message_id,
      message_count: 1 + said.length,
      notes,
      settings:
        temperature === null
          ? null
          : JSON.stringify({ model: null, temperature, replyTokens: 64, noteDepth: 2, instructions: 'Be brief.' }),
    });
  });
  return chatId;
}

const take = async (session: SessionValues, chatId: string) =>
  (await fetch(`${server.origin}/api/chats/${chatId}/export`, { headers: { ...session } })).text();

const wordsIn = (file: string) => {
  const [header = '', ...lines] = file.trimEnd().split('\n');
  const { others } = OurMetadata.parse(JSON.parse(header)).chat_metadata.fabula;
  const swipes = lines.flatMap((line) => z.object({ swipes: z.array(z.string()) }).parse(JSON.parse(line)).swipes);
  return [...swipes, ...others.map((other) => z.object({ text: z.string() }).parse(other).text)].toSorted();
};

describe('a whole chat', () => {
  it('export, import and export again are identical, whatever the branches', async () => {
    await fc.assert(
      fc.asyncProperty(Conversation, async (conversation) => {
        // The import limit is per owner.
        const session = await server.registered();
        const first = await take(session, await write(session, conversation));
        const json = { characterId: 'ada-byrne', content: first };
        const { body } = await server.call('/chats/import', { method: 'POST', session, json });
        const { chat, warnings } = ImportedChatEnvelope.parse(body).data;
        expect(warnings).toEqual([]);
        expect(await take(session, chat.chatId)).toBe(first);
        const said = conversation.said.map(({ text }) => text).filter((text) => text.trim() !== '');
        expect(wordsIn(first)).toEqual([...said, '*She looks up.* There you are.'].toSorted());
      }),
      { numRuns: 40, seed: 20261122 },
    );
  });
});
