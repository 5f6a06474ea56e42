import { describe, expect, it } from 'vitest';

import { planChanged } from './changed-plan.ts';

const namesFor = (...files: string[]) => planChanged(files, []).map(({ name }) => name);
const journeysFor = (...files: string[]) => planChanged(files, []).find(({ name }) => name === 'e2e')?.args ?? [];

describe('the levels for a change', () => {
  it('runs the tests that reach a changed view, and the journeys of its area', () => {
    const tests = ['ui/src/rooms/RoomHeader/RoomHeader.stories.tsx', 'ui/src/rooms/room.test.ts'];
    expect(planChanged(['ui/src/rooms/RoomHeader/RoomHeader.tsx'], tests)).toEqual([
      { name: 'check', args: [] },
      { name: 'unit', args: ['ui/src/rooms/room.test.ts'] },
      { name: 'stories', args: ['ui/src/rooms/RoomHeader/RoomHeader.stories.tsx'] },
      { name: 'e2e', args: ['rooms'] },
    ]);
  });

  it('runs the tests of a changed server module on both databases', () => {
    expect(planChanged(['server/src/chats/chat-list/chats.ts'], ['server/src/chats/chat-list/chats.test.ts'])).toEqual([
      { name: 'check', args: [] },
      { name: 'unit', args: ['server/src/chats/chat-list/chats.test.ts'] },
      { name: 'postgres', args: ['server/src/chats/', '--passWithNoTests'] },
      { name: 'e2e', args: ['chat'] },
    ]);
  });

  it('runs a level whole for files that no test imports', () => {
    expect(planChanged(['api-spec/paths/chat/send.yaml'], [])).toContainEqual({ name: 'contract', args: [] });
    expect(planChanged(['server/src/seeds/ink/salt.ink'], [])).toContainEqual({ name: 'unit', args: [] });
    expect(planChanged(['.storybook/draw-looks.ts'], [])).toContainEqual({ name: 'stories', args: [] });
  });

  it('gives each level the tests that it runs', () => {
    expect(planChanged(['README.md'], ['tests/contract/server-and-document.test.ts'])).toEqual([
      { name: 'check', args: [] },
      { name: 'contract', args: ['tests/contract/server-and-document.test.ts'] },
    ]);
  });

  it('runs the main journeys for a change that belongs to no area', () => {
    expect(journeysFor('app/src/entry.client.tsx')).toEqual(['first-visit', 'shell/shell', 'explore/explore']);
  });

  it('runs a changed journey itself, and no journey for a changed test', () => {
    expect(journeysFor('tests/e2e/shell/theme.spec.ts')).toEqual(['tests/e2e/shell/theme.spec.ts']);
    expect(journeysFor('server/src/chats/chat-list/chats.test.ts')).toEqual([]);
  });

  it('only checks a changed document', () => {
    expect(namesFor('README.md')).toEqual(['check']);
  });
});
