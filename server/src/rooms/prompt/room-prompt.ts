import { assemblePrompt } from '../../prompt/assemble-prompt.ts';
import type { AssembledPrompt, Fact, HistoryMessage, PromptInput } from '../../prompt/prompt-input.ts';

export interface RoomLine {
  messageId: string;
  ordinal: number;
  /** Null for a person. */
  characterId: string | null;
  speaker: string;
  text: string;
}

export interface RoomPromptInput extends Pick<
  PromptInput,
  'contextTokens' | 'keepsRecallRoom' | 'lorebook' | 'mature' | 'replyTokens' | 'seed'
> {
  characterId: string;
  character: PromptInput['character'];
  others: readonly { name: string; tagline: string }[];
  /** Empty: a single character's own scenario. */
  scene: string;
  people: readonly string[];
  /** The member who is answered, else who asked. */
  addressee: string;
  summary: string;
  facts: readonly Fact[];
  history: readonly RoomLine[];
  /** Older lines that matter now, best first. */
  recalled?: readonly RoomLine[];
}

/** Rooms have no branches: whatever is remembered is on the only one. */
const ONE_BRANCH = 'room';
const MOST_NAME_LENGTH = 40;

export function plainName(name: string): string {
  const line = name.replaceAll(/[\s\p{Cc}{}<>#:[\]*]+/gu, ' ').trim();
  return Array.from(line).slice(0, MOST_NAME_LENGTH).join('').trim() || '…';
}

/**
 * A room's prompt: a chat's with the people present, the speakers of the history, and the rule to write for none of
 * them. Pure.
 */
export function assembleRoomPrompt(input: RoomPromptInput): AssembledPrompt {
  const {
    addressee,
    character,
    characterId,
    contextTokens,
    facts,
    history,
    keepsRecallRoom = false,
    lorebook,
    mature,
    recalled = [],
    replyTokens,
    seed,
    summary,
  } = input;
  const own = character.systemPrompt.trim() === '' ? '{{original}}' : character.systemPrompt;
  return assemblePrompt({
    character: { ...character, scenario: scenarioOf(input), systemPrompt: `${own}\n${roomRules(input)}` },
    visitor: { name: plainName(addressee), description: '' },
    note: '',
    lorebook,
    memory: { summary: summary === '' ? undefined : { text: summary, throughMessageId: ONE_BRANCH }, facts },
    branch: new Set([ONE_BRANCH]),
    history: history.map((line) => toHistory(line, characterId)),
    recalled: recalled.map((line) => ({ ...toHistory(line, characterId), place: line.ordinal })),
    keepsRecallRoom,
    contextTokens,
    replyTokens,
    mature,
    seed,
  });
}

/** Several characters share none of their cards' places. */
function scenarioOf({ character, others, scene }: RoomPromptInput): string {
  if (scene !== '') return scene;
  return others.length === 0 ? character.scenario : '';
}

function roomRules({ character, others, people }: RoomPromptInput): string {
  const name = plainName(character.name);
  const characters = others.map((other) => {
    const tagline = other.tagline.replaceAll(/[\s{}]+/g, ' ').trim();
    return tagline === '' ? plainName(other.name) : `${plainName(other.name)} (${tagline})`;
  });
  return [
    'This is a room in which several people and several characters talk.',
    `People here: ${people.map(plainName).join(', ')}.`,
    ...(characters.length === 0 ? [] : [`Other characters here: ${characters.join('; ')}.`]),
    'In the conversation each message of another speaker begins with their name. Your reply begins without a name.',
    `Write only what ${name} says and does, in a few sentences, then stop: never write a line for anybody else.`,
  ].join('\n');
}

function toHistory({ characterId, messageId, speaker, text }: RoomLine, ownId: string): HistoryMessage {
  if (characterId === ownId) return { messageId, role: 'assistant', text };
  return { messageId, role: 'user', text, speaker: plainName(speaker) };
}
