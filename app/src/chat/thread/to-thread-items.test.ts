import { operations } from '@fabula/sdk/mocks';
import type { ChatMessage } from '@fabula/sdk';
import { expect, test } from 'vitest';

import { createThreadItems } from './to-thread-items';

const [example] = operations.getChat.examples[200].typical.data.messages.items;
if (example === undefined) throw new Error('The example is short.');
const at = (messageId: string, createdAt: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...example,
  messageId,
  createdAt,
  ...more,
});

const evening = [
  at('a', '2026-03-01T12:00:00.000Z'),
  at('b', '2026-03-01T12:05:00.000Z'),
  at('c', '2026-03-03T12:00:00.000Z'),
];
const place = { ledgerHref: (entryId: string | undefined) => `/bonus?entry=${entryId ?? ''}` };
const namesOf = (items: ReturnType<ReturnType<typeof createThreadItems>>) =>
  items.map((item) => (item.kind === 'message' ? item.message.messageId : item.id));

test('a day is named where it begins; the first one only where the conversation begins', () => {
  const toItems = createThreadItems(place);
  expect(namesOf(toItems(evening, true))).toEqual(['date-a', 'a', 'b', 'date-c', 'c']);
  expect(namesOf(toItems(evening, false))).toEqual(['a', 'b', 'date-c', 'c']);
});

test('unchanged messages keep their item objects', () => {
  const toItems = createThreadItems(place);
  const before = toItems(evening, true);
  const after = toItems([...evening.slice(0, 2), at('c', '2026-03-03T12:00:00.000Z', { text: 'More' })], true);
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
  expect(after[2]).toBe(before[2]);
  expect(after[4]).not.toBe(before[4]);
});

test('streamed text changes only the last item, and new messages are appended', () => {
  const toItems = createThreadItems(place);
  toItems(evening, true);
  const grown = [...evening.slice(0, 2), at('c', '2026-03-03T12:00:00.000Z', { text: 'More' })];
  expect(toItems(grown, true)).toEqual(createThreadItems(place)(grown, true));
  const longer = [...grown, at('d', '2026-03-04T12:00:00.000Z')];
  expect(namesOf(toItems(longer, true))).toEqual(['date-a', 'a', 'b', 'date-c', 'c', 'date-d', 'd']);
  expect(namesOf(toItems(longer, false))).toEqual(['a', 'b', 'date-c', 'c', 'date-d', 'd']);
});

test('a paid reply links to its ledger entry; a greeting cannot be regenerated', () => {
  const paid = at('r', '2026-03-01T12:00:00.000Z', {
    parentId: 'a',
    charge: { points: 2, entryIds: ['ent-1', 'ent-2'] },
  });
  const [, greeting, reply] = createThreadItems(place)([at('a', '2026-03-01T12:00:00.000Z'), paid], true);
  expect(greeting).toMatchObject({ message: { isReply: false, price: null } });
  expect(reply).toMatchObject({ message: { isReply: true, price: { points: 2, ledgerHref: '/bonus?entry=ent-1' } } });
});

test('narration has no speaker; messages hidden from the character are marked', () => {
  const narration = at('n', '2026-03-01T12:00:00.000Z', { note: 'narration', text: 'The lamp goes out.' });
  const untold = at('u', '2026-03-01T12:01:00.000Z', { note: 'untold' });
  const [first, second] = createThreadItems(place)([narration, untold], false);
  expect(first).toEqual({ kind: 'note', id: 'n', text: 'The lamp goes out.' });
  expect(second).toMatchObject({ message: { isUntold: true } });
});
