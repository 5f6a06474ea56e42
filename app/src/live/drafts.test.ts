import { operations } from '@fabula/sdk/mocks';
import { safeStorage, type ChatMessage } from '@fabula/sdk';
import { expect, test } from 'vitest';

import { createDrafts } from './drafts';

const [, example] = operations.getChat.examples[200].typical.data.messages.items;
if (example === undefined) throw new Error('The example is short.');
const said = (text: string, parentId: string): ChatMessage => ({ ...example, text, parentId });

function setUp() {
  let count = 0;
  const storage = safeStorage(() => undefined);
  const newKey = () => `key-${(count += 1)}`;
  return () => createDrafts(storage, newKey);
}

test('keeps an unsent draft across a reload, for its own chat alone', () => {
  const open = setUp();
  open().write('chat-1', 'Do not lose this.');
  expect(open().read('chat-1')).toBe('Do not lose this.');
  expect(open().read('chat-2')).toBe('');
});

test('retries the same message under the same key, also after a reload', () => {
  const open = setUp();
  const words = { text: 'Two\nlines', parentId: 'm-1', imageIds: [] };
  const { key } = open().attempt('chat-1', words);
  expect(open().attempt('chat-1', words)).toEqual({ ...words, key });
});

test('counts pictures as part of an attempt, also after a reload', () => {
  const open = setUp();
  const words = { text: 'Look', parentId: 'm-1', imageIds: ['img-1', 'img-2'] };
  const { key } = open().attempt('chat-1', words);
  expect(open().attempt('chat-1', words)).toEqual({ ...words, key });
  expect(open().attempt('chat-1', { ...words, imageIds: ['img-1'] }).key).not.toBe(key);
});

test('keeps chosen pictures across a reload, until the draft is forgotten', () => {
  const open = setUp();
  const pictures = [
    { pictureId: 'p-1', fileName: 'low tide.png', alt: 'Boats &\nnets', kept: null },
    { pictureId: 'p-2', fileName: 'a.png', alt: '', kept: { imageId: 'img-1', address: '/api/images/img-1', alt: '' } },
  ];
  open().writePictures('chat-1', pictures);
  expect(open().readPictures('chat-1')).toEqual(pictures);
  expect(open().readPictures('chat-2')).toEqual([]);
  open().forget('chat-1');
  expect(open().readPictures('chat-1')).toEqual([]);
});

test('takes another text or another parent for another attempt', () => {
  const drafts = setUp()();
  const { key } = drafts.attempt('chat-1', { text: 'One', parentId: 'm-1', imageIds: [] });
  expect(drafts.attempt('chat-1', { text: 'Two', parentId: 'm-1', imageIds: [] }).key).not.toBe(key);
  expect(drafts.attempt('chat-1', { text: 'Two', parentId: 'm-2', imageIds: [] }).key).not.toBe(key);
});

test('drops the draft of a message that turns out to have arrived', () => {
  const drafts = setUp()();
  drafts.write('chat-1', 'Did it arrive?');
  drafts.attempt('chat-1', { text: 'Did it arrive?', parentId: 'm-1', imageIds: [] });
  expect(drafts.settle('chat-1', [said('Something else', 'm-1')])).toBe(false);
  expect(drafts.read('chat-1')).toBe('Did it arrive?');
  expect(drafts.settle('chat-1', [said('Did it arrive?', 'm-1')])).toBe(true);
  expect(drafts.read('chat-1')).toBe('');
});

test('does not take the same text elsewhere in the chat for the message', () => {
  const drafts = setUp()();
  drafts.write('chat-1', 'Yes.');
  drafts.attempt('chat-1', { text: 'Yes.', parentId: 'm-9', imageIds: [] });
  expect(drafts.settle('chat-1', [said('Yes.', 'm-1')])).toBe(false);
});

test('keeps text that was typed while the message was being sent', () => {
  const drafts = setUp()();
  drafts.attempt('chat-1', { text: 'First', parentId: 'm-1', imageIds: [] });
  drafts.write('chat-1', 'And then');
  expect(drafts.settle('chat-1', [said('First', 'm-1')])).toBe(false);
  expect(drafts.read('chat-1')).toBe('And then');
});
