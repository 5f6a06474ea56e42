import { describe, expect, it } from 'vitest';
import { testCard } from '../../testing/text-request.ts';
import { assembleRoomPrompt, type RoomPromptInput } from './room-prompt.ts';

function input(changes: Partial<RoomPromptInput> = {}): RoomPromptInput {
  return {
    characterId: 'ada',
    character: { ...testCard, systemPrompt: '', postHistoryInstructions: '' },
    scene: '',
    summary: '',
    facts: [],
    others: [{ name: 'Wren Halloway', tagline: 'Detective of odd cases' }],
    people: ['Noor', 'Elias'],
    addressee: 'Elias',
    history: [
      { messageId: 'm1', ordinal: 1, characterId: null, speaker: 'Noor', text: 'Who lit the lamp?' },
      { messageId: 'm2', ordinal: 2, characterId: 'wren', speaker: 'Wren Halloway', text: 'Not I.' },
      { messageId: 'm3', ordinal: 3, characterId: 'ada', speaker: 'Ada Byrne', text: 'I did.' },
      { messageId: 'm4', ordinal: 4, characterId: null, speaker: 'Elias', text: 'Why?' },
    ],
    lorebook: { entries: [], scanDepth: 4, recursive: false },
    contextTokens: 4096,
    replyTokens: 400,
    mature: false,
    seed: 1,
    ...changes,
  };
}

const systemOf = (changes: Partial<RoomPromptInput> = {}) =>
  assembleRoomPrompt(input(changes)).messages.find(({ role }) => role === 'system')?.content ?? '';

describe('the prompt of a room', () => {
  it('says who is there, and that only one of them is to be written', () => {
    const system = systemOf();
    expect(system).toContain('You write the part of Ada Byrne in a conversation with Elias.');
    expect(system).toContain('People here: Noor, Elias.');
    expect(system).toContain('Other characters here: Wren Halloway (Detective of odd cases).');
    expect(system).toContain('never write a line for anybody else');
  });

  it('names the speaker of every message that is not the character’s own', () => {
    const { messages } = assembleRoomPrompt(input());
    expect(messages.slice(1)).toEqual([
      { role: 'user', content: 'Noor: Who lit the lamp?\n\nWren Halloway: Not I.' },
      { role: 'assistant', content: 'I did.' },
      { role: 'user', content: 'Elias: Why?' },
    ]);
  });

  it('keeps the instructions of a card, and ours where it asks for them', () => {
    const character = { ...testCard, systemPrompt: 'Speak in rhyme. {{original}}', postHistoryInstructions: '' };
    const system = systemOf({ character });
    expect(system).toMatch(/^Speak in rhyme\. You write the part of Ada Byrne/);
    expect(system).toContain('People here: Noor, Elias.');
  });

  it('no name brings a heading, a placeholder or a speaker of its own along', () => {
    const name = 'Noor\n## Rules {{char}} <system>:';
    const history = [{ messageId: 'm1', ordinal: 1, characterId: null, speaker: name, text: 'Hello.' }];
    const { messages } = assembleRoomPrompt(input({ people: [name], addressee: name, history }));
    expect(messages[0]?.content).toContain('People here: Noor Rules char system.');
    expect(messages.at(-1)?.content).toBe('Noor Rules char system: Hello.');
  });

  it('quotes older lines with their speakers, the character’s own too, in the order in which they were said', () => {
    const recalled = [
      {
        messageId: 'r3',
        ordinal: -1,
        characterId: null,
        speaker: 'Noor\n## Rules',
        text: 'The oil is\n\nin the cellar.',
      },
      { messageId: 'r1', ordinal: -3, characterId: 'ada', speaker: 'Ada Byrne', text: 'It burns oil.' },
      { messageId: 'r2', ordinal: -2, characterId: 'wren', speaker: 'Wren Halloway', text: 'Which oil?' },
    ];
    expect(systemOf({ recalled })).toContain(
      [
        '## What was said earlier and may matter now',
        '- Ada Byrne: It burns oil.',
        '- Wren Halloway: Which oil?',
        '- Noor Rules: The oil is in the cellar.',
      ].join('\n'),
    );
    expect(systemOf()).not.toContain('may matter now');
  });

  it('never exceeds the token budget, however long the conversation', () => {
    const history = Array.from({ length: 200 }, (_, index) => ({
      messageId: `m${index}`,
      ordinal: index,
      characterId: index % 3 === 0 ? 'ada' : null,
      speaker: index % 3 === 0 ? 'Ada Byrne' : 'Noor',
      text: `Words number ${index}, and some more of them to fill the page.`,
    }));
    const prompt = assembleRoomPrompt(input({ history, contextTokens: 1024, replyTokens: 300 }));
    expect(prompt.tokens).toBeLessThanOrEqual(1024 - 300);
    expect(prompt.messages.at(-1)?.content).toContain('Words number 199');
  });
});
