import { describe, expect, it } from 'vitest';

import { affectedTests } from './affected-tests.ts';

const graph = new Map([
  ['ui/src/rooms/RoomHeader.tsx', ['ui/src/primitives/Button.tsx']],
  ['ui/src/rooms/RoomHeader.stories.tsx', ['ui/src/rooms/RoomHeader.tsx']],
  ['app/src/pages/rooms/room/RoomPage.tsx', ['ui/src/rooms/RoomHeader.tsx']],
  ['app/src/pages/rooms/room/RoomPage.stories.tsx', ['app/src/stories/page-story.tsx']],
  ['app/src/pages/shop/PricesPage.tsx', ['ui/src/primitives/Button.tsx']],
  ['app/src/pages/shop/PricesPage.stories.tsx', ['app/src/stories/page-story.tsx']],
  ['server/src/app.ts', ['server/src/chats/chat-list/chats.ts', 'server/src/rooms/room-list/rooms.ts']],
  ['server/src/testing/test-server.ts', ['server/src/app.ts']],
  ['server/src/chats/chat-list/chats.ts', ['server/src/lib/hash.ts']],
  ['server/src/chats/chat-list/chats.test.ts', ['server/src/testing/test-server.ts']],
  ['server/src/rooms/room-list/rooms.test.ts', ['server/src/testing/test-server.ts']],
  ['server/src/lib/hash.test.ts', ['server/src/lib/hash.ts']],
]);

describe('affectedTests', () => {
  it('selects the stories of a view and of the pages that import it', () => {
    expect(affectedTests(graph, ['ui/src/rooms/RoomHeader.tsx'])).toEqual([
      'app/src/pages/rooms/room/RoomPage.stories.tsx',
      'ui/src/rooms/RoomHeader.stories.tsx',
    ]);
  });

  it('selects the stories of every page for a shared primitive', () => {
    expect(affectedTests(graph, ['ui/src/primitives/Button.tsx'])).toHaveLength(3);
    expect(affectedTests(graph, ['app/src/stories/page-story.tsx'])).toHaveLength(2);
  });

  it('selects the tests of the domain for a server file, not every test that starts a server', () => {
    expect(affectedTests(graph, ['server/src/chats/chat-list/chats.ts'])).toEqual([
      'server/src/chats/chat-list/chats.test.ts',
    ]);
  });

  it('selects every test that starts a server for the composition root', () => {
    expect(affectedTests(graph, ['server/src/app.ts'])).toEqual([
      'server/src/chats/chat-list/chats.test.ts',
      'server/src/rooms/room-list/rooms.test.ts',
    ]);
  });

  it('selects only the test itself when a test changed', () => {
    expect(affectedTests(graph, ['server/src/rooms/room-list/rooms.test.ts'])).toEqual([
      'server/src/rooms/room-list/rooms.test.ts',
    ]);
  });

  it('selects nothing for a document', () => {
    expect(affectedTests(graph, ['README.md'])).toEqual([]);
  });
});
