import { describe, expect, it } from 'vitest';

import { planChanged } from './changed-plan.ts';

const namesFor = (...files: string[]) => planChanged(files, 'HEAD').map(({ name }) => name);
const journeysFor = (...files: string[]) => planChanged(files, 'HEAD').find(({ name }) => name === 'e2e')?.args ?? [];

describe('the levels for a change', () => {
  it('runs the tests that import a changed view, and the journeys of its area', () => {
    expect(planChanged(['ui/src/rooms/RoomHeader/RoomHeader.tsx'], 'HEAD')).toEqual([
      { name: 'check', args: [] },
      { name: 'unit', args: ['--changed=HEAD', '--passWithNoTests'] },
      { name: 'stories', args: ['--changed=HEAD', '--passWithNoTests'] },
      { name: 'e2e', args: ['rooms'] },
    ]);
  });

  it('runs the tests of a changed server module on both databases', () => {
    expect(namesFor('server/src/chats/chats.ts')).toEqual(['check', 'unit', 'postgres', 'e2e']);
    expect(planChanged(['server/src/chats/chats.ts'], 'HEAD')).toContainEqual({
      name: 'postgres',
      args: ['server/src/chats/', '--passWithNoTests'],
    });
  });

  it('runs a level whole for files that no test imports', () => {
    expect(planChanged(['api-spec/paths/chat/send.yaml'], 'HEAD')).toContainEqual({ name: 'contract', args: [] });
    expect(planChanged(['server/src/db/seeds/ink/salt.ink'], 'HEAD')).toContainEqual({ name: 'unit', args: [] });
  });

  it('runs the main journeys for a change that belongs to no area', () => {
    expect(journeysFor('app/src/entry.client.tsx')).toEqual(['first-visit', 'shell', 'explore']);
  });

  it('runs a changed journey itself, and no journey for a changed test', () => {
    expect(journeysFor('tests/e2e/theme.spec.ts')).toEqual(['tests/e2e/theme.spec.ts']);
    expect(journeysFor('server/src/chats/chats.test.ts')).toEqual([]);
  });

  it('only checks a changed document', () => {
    expect(namesFor('README.md')).toEqual(['check', 'unit']);
  });
});
