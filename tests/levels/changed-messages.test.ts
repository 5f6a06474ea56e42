import { describe, expect, it } from 'vitest';

import { differingKeys, usesMessage } from './changed-messages.ts';

describe('differingKeys', () => {
  it('returns keys whose text was changed, added or removed', () => {
    const before = { 'room.title': 'Room', 'room.leave': 'Leave', 'room.old': 'Old' };
    const after = { 'room.title': 'The room', 'room.leave': 'Leave', 'room.new': 'New' };
    expect(differingKeys(before, after)).toEqual(['room.title', 'room.old', 'room.new']);
  });
});

describe('usesMessage', () => {
  it('finds a key in quotes, or a template that can produce it', () => {
    expect(usesMessage("<Text id='room.title' />", 'room.title')).toBe(true);
    expect(usesMessage('wordsIn(globals, "room.title")', 'room.title')).toBe(true);
    expect(usesMessage('`account.avatar.${id}`', 'account.avatar.bram')).toBe(true);
    expect(usesMessage("'room.title.long'", 'room.title')).toBe(false);
    expect(usesMessage('`account.card.${id}`', 'account.avatar.bram')).toBe(false);
  });
});
