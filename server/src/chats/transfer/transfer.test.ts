import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SessionValues } from '../../http/principal.ts';
import { ImportedChatEnvelope, type ImportedChat } from '../../contract/validators.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';

let server: ChatServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createChatServer();
  session = await server.registered();
});
afterAll(() => server[Symbol.asyncDispose]());

const take = (chatId: string, format?: string) =>
  fetch(`${server.origin}/api/chats/${chatId}/export${format === undefined ? '' : `?format=${format}`}`, {
    headers: { ...session },
  });

const bring = async (content: string, more: object = {}): Promise<ImportedChat> => {
  const json = { characterId: 'ada-byrne', content, ...more };
  return ImportedChatEnvelope.parse((await server.call('/chats/import', { method: 'POST', session, json })).body).data;
};

const linesOf = (jsonl: string) =>
  jsonl
    .trimEnd()
    .split('\n')
    .map((line) => z.record(z.string(), z.any()).parse(JSON.parse(line)));

const toJsonl = (...lines: unknown[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

async function conversation() {
  const { chatId } = await server.begin(session);
  server.engine.says('The light is counted.', 'The light is watched.');
  const { message, reply } = await server.send(session, chatId, 'Who *lights* it?\n\nHave you eaten? 🕯');
  await server.ended(session, chatId, reply.messageId);
  const path = `/chats/${chatId}/messages`;
  const post = { method: 'POST', session } as const;
  server.engine.says('It stays dark.');
  await server.call(`${path}/${reply.messageId}/regenerate`, post);
  const { activeMessageId } = await server.read(session, chatId);
  await server.ended(session, chatId, activeMessageId);
  const patch = { method: 'PATCH', session } as const;
  await server.call(`${path}/${activeMessageId}`, { ...patch, json: { pinned: true, branchName: 'Unlit' } });
  await server.call(`${path}/${message.messageId}`, { ...patch, json: { hidden: true } });
  await server.call(`/chats/${chatId}`, { ...patch, json: { title: 'At the light', notes: 'It is winter.' } });
  const fact = { text: 'It stays dark.', messageId: activeMessageId };
  await server.call(`/chats/${chatId}/memory/facts`, { ...post, json: fact });
  return { chatId, activeMessageId, firstReply: reply };
}

describe('a chat that is taken along', () => {
  it('has the shape of SillyTavern: a header, then each place with its swipes', async () => {
    const { chatId } = await conversation();
    const answer = await take(chatId);
    expect(answer.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="At the light .*\.jsonl"/);
    const [header, greeting, question, reply, ...more] = linesOf(await answer.text());
    expect(more).toEqual([]);
    expect(header).toMatchObject({ user_name: 'Ada', character_name: 'Ada Byrne' });
    expect(header?.['chat_metadata']).toMatchObject({ note_prompt: 'It is winter.' });
    expect(greeting).toMatchObject({ name: 'Ada Byrne', is_user: false, mes: '*She looks up.* There you are.' });
    expect(question).toMatchObject({ name: 'Ada', is_user: true, is_system: true });
    expect(reply).toMatchObject({ mes: 'It stays dark.', swipe_id: 1 });
    expect(reply?.['swipes']).toEqual(['The light is counted.The light is watched.', 'It stays dark.']);
    expect(reply?.['swipe_info']).toHaveLength(2);
  });

  it('an exported chat imports without loss and exports identically', async () => {
    const { chatId } = await conversation();
    const first = await (await take(chatId)).text();
    const { chat, messageCount, warnings } = await bring(first);
    expect({ messageCount, warnings }).toEqual({ messageCount: 4, warnings: [] });
    expect(chat).toMatchObject({ title: 'At the light', notes: 'It is winter.' });
    expect(chat.messages.items.at(-1)).toMatchObject({ pinned: true, branchName: 'Unlit', charge: null });
    expect(chat.messages.items.at(-1)?.siblingIds).toHaveLength(2);
    expect(chat.messages.items[1]).toMatchObject({ hidden: true, role: 'visitor' });
    expect(await (await take(chat.chatId)).text()).toBe(first);
  });

  it('the Markdown and text exports leave out hidden messages', async () => {
    const { chatId } = await conversation();
    const markdown = await take(chatId, 'markdown');
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await markdown.text()).toMatch(/^# At the light\n\n\*\*Ada Byrne\*\* · \S+ \S+ UTC\n\n\*She looks up\.\*/);
    const text = await (await take(chatId, 'text')).text();
    expect(text).toContain('Ada Byrne:\nIt stays dark.\n');
    expect(text).not.toContain('Have you eaten?');
  });

  it('is not there for others, and not in other formats', async () => {
    const { chatId } = await conversation();
    const other = await server.registered();
    const path = `/chats/${chatId}/export`;
    expect(await server.call(path, { session: other })).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
    expect(await server.call(`${path}?format=exe`, { session })).toMatchObject({
      status: 400,
      body: { field: 'format' },
    });
  });
});

describe('a chat from elsewhere', () => {
  const header = {
    user_name: 'Bob',
    character_name: 'Ada',
    create_date: '2023-06-19@14h20m30s123ms',
    chat_metadata: { tainted: true },
  };
  const message = (mes: unknown, more: object = {}) => ({ name: 'Ada', is_user: false, mes, extra: {}, ...more });

  it('keeps unknown fields of other programs and exports them again', async () => {
    const file = toJsonl(
      header,
      message('Hello.', {
        send_date: 'June 19, 2023 2:20pm',
        gen_started: 'then',
        extra: { api: 'kobold', model: 'm' },
      }),
      message('Hi!', { is_user: true, name: 'Bob', force_avatar: 'x.png' }),
    );
    const { chat } = await bring(file);
    expect(chat.createdAt).toBe('2023-06-19T14:20:30.123Z');
    expect(chat.messages.items[0]?.createdAt).toBe('2023-06-19T14:20:00.000Z');
    const [head, first, second] = linesOf(await (await take(chat.chatId)).text());
    expect(head).toMatchObject({ user_name: 'Bob', chat_metadata: { tainted: true } });
    expect(first).toMatchObject({ gen_started: 'then', extra: { api: 'kobold', model: 'm' } });
    expect(second).toMatchObject({ name: 'Bob', force_avatar: 'x.png' });
  });

  it('imports narration, hidden lines and other speakers as what they are', async () => {
    const file = toJsonl(
      { ...header, character_name: 'Ada' },
      message('Hello.'),
      message('The lamp goes out.', { name: 'System', extra: { type: 'narrator' } }),
      message('A note to myself.', { name: 'Note', is_system: true, extra: { type: 'comment' } }),
      message('I saw it too.', { name: 'Rook' }),
      message('So did I.', { is_user: true, name: 'Bob' }),
    );
    const { chat } = await bring(file);
    expect(chat.messages.items).toMatchObject([
      { text: 'Hello.', hidden: false },
      { text: 'The lamp goes out.', note: 'narration', hidden: false },
      { text: 'A note to myself.', note: 'untold', hidden: false },
      { text: 'I saw it too.', speaker: 'Rook' },
      { text: 'So did I.', speaker: 'Bob' },
    ]);
    expect(chat.messages.items[0]).not.toHaveProperty('speaker');
    const { reply } = await server.send(session, chat.chatId, 'Well?');
    await server.ended(session, chat.chatId, reply.messageId);
    const told = server.engine.requests.at(-1)?.messages ?? [];
    expect(told.find(({ content }) => content.includes('[The lamp goes out.]'))?.role).toBe('user');
    expect(told.some(({ content }) => content.includes('A note to myself.'))).toBe(false);
    const [, , narration, note, rook] = linesOf(await (await take(chat.chatId)).text());
    expect(narration).toMatchObject({ is_system: false, extra: { type: 'narrator' } });
    expect(note).toMatchObject({ is_system: true, extra: { type: 'comment' } });
    expect(rook).toMatchObject({ name: 'Rook' });
  });

  it('may be dirty: what makes no sense is left out and named by its line', async () => {
    const file = [
      JSON.stringify(header),
      JSON.stringify(message('First.', { swipes: ['First.', 7, null, 'Other.'], swipe_id: 99 })),
      '{"name": "cut in the mid',
      JSON.stringify(message(null)),
      '[1, 2]',
      JSON.stringify(message('   ')),
      '',
      JSON.stringify(message('x'.repeat(40_000), { extra: 'nonsense', swipes: 'none', swipe_info: null })),
      JSON.stringify(
        message('Last.', { swipes: Array.from({ length: 80 }, (_, index) => `Try ${index}`), swipe_id: 79 }),
      ),
    ].join('\r\n');
    const { chat, warnings } = await bring(`\ufeff${file}`);
    expect(warnings).toEqual([
      { line: 3, problem: 'not-json' },
      { line: 4, problem: 'not-a-message' },
      { line: 5, problem: 'not-a-message' },
      { line: 6, problem: 'no-words' },
      { line: 8, problem: 'shortened' },
      { line: 9, problem: 'too-many-swipes' },
    ]);
    expect(chat.messages.items.map(({ siblingIds, text }) => [text.slice(0, 6), siblingIds.length])).toEqual([
      ['First.', 2],
      ['xxxxxx', 1],
      ['Last.', 64],
    ]);
  });

  it('imports nothing that fails moderation', async () => {
    const { warnings, chat } = await bring(
      toJsonl(
        header,
        message('Hello.'),
        message('A naked child, a sex scene.'),
        message('I want to kill myself', { is_user: true }),
      ),
    );
    expect(warnings).toEqual([{ line: 3, problem: 'not-allowed' }]);
    expect(chat.messages.items.at(-1)).toMatchObject({ crisis: true });
  });

  it('continues with the character that it was imported to', async () => {
    const { chat } = await bring(toJsonl(message('Where were we?'), message('At the door.', { is_user: true })));
    server.engine.says('At the door, yes.');
    const { reply } = await server.send(session, chat.chatId, 'Then open it.');
    expect(await server.ended(session, chat.chatId, reply.messageId)).toMatchObject({ text: 'At the door, yes.' });
    const { messages } = server.engine.requests.at(-1) ?? { messages: [] };
    expect(messages.map(({ content }) => content).join('\n')).toContain('Where were we?');
  });

  it.each([
    ['no message at all', { content: toJsonl(header) }, 400],
    ['an unknown character', { characterId: 'nobody', content: toJsonl(message('Hello.')) }, 404],
    ['another user’s persona', { personaId: 'per-nobody', content: toJsonl(message('Hello.')) }, 404],
    ['more than 8 MiB', { content: 'x'.repeat(8_388_609) }, 413],
  ])('is refused with %s', async (_, more, status) => {
    const json = { characterId: 'ada-byrne', ...more };
    expect(await server.call('/chats/import', { method: 'POST', session, json })).toMatchObject({ status });
  });

  it('is there once, however often the same act is sent', async () => {
    const json = { characterId: 'zoe-marsh', content: toJsonl(message('Once.')) };
    const options = { method: 'POST', session, json, headers: { 'idempotency-key': 'import-once-1' } } as const;
    const [first, second] = [await server.call('/chats/import', options), await server.call('/chats/import', options)];
    expect(second.body).toEqual(first.body);
    const { body } = await server.call('/chats?characterId=zoe-marsh', { session });
    expect(body.data).toMatchObject({ items: [{ lastText: 'Once.' }], nextCursor: null });
  });

  it('does not block other callers, however long it takes to read', async () => {
    const other = await server.guest();
    const swipes = `[${'0,'.repeat(3_900_000)}0]`;
    const json = { characterId: 'ada-byrne', content: `{"mes":"Good evening.","swipes":${swipes}}` };
    const delay = monitorEventLoopDelay();
    delay.enable();
    const order: string[] = [];
    const importing = server
      .call('/chats/import', { method: 'POST', session, json })
      .then(({ status }) => order.push(`import: ${status === 200 || status === 413}`));
    expect((await server.call('/characters/ada-byrne', { session: other })).status).toBe(200);
    order.push('other');
    await importing;
    delay.disable();
    expect(order).toEqual(['other', 'import: true']);
    expect(delay.max / 1e6).toBeLessThan(500);
  });
});
