import { describe, expect, it } from 'vitest';

import { differingKeys, namesMessage } from './changed-messages.ts';

describe('the messages of a change', () => {
  it('are those whose text is another, is new or is gone', () => {
    const before = { 'room.title': 'Room', 'room.leave': 'Leave', 'room.old': 'Old' };
    const after = { 'room.title': 'The room', 'room.leave': 'Leave', 'room.new': 'New' };
    expect(differingKeys(before, after)).toEqual(['room.title', 'room.old', 'room.new']);
  });

  it('are shown by whoever names them, or composes keys of their family', () => {
    expect(namesMessage("<Text id='room.title' />", 'room.title')).toBe(true);
    expect(namesMessage('wordsIn(globals, "room.title")', 'room.title')).toBe(true);
    expect(namesMessage('`account.avatar.${id}`', 'account.avatar.bram')).toBe(true);
    expect(namesMessage("'room.title.long'", 'room.title')).toBe(false);
    expect(namesMessage('`account.card.${id}`', 'account.avatar.bram')).toBe(false);
  });
});
