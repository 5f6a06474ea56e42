import { LRUCache } from 'lru-cache';
import { CharacterDraftField, type CharacterDraftFields, type CharacterDraftTokens } from '../contract/validators.ts';
import type { CharacterFacts } from '../explore/character-facts.ts';
import { assemblePrompt } from '../prompt/assemble-prompt.ts';
import { estimateTokens } from '../prompt/tokens.ts';
import { writeExampleText } from './example-text.ts';
import { characterOfDraft } from './draft-character.ts';
import { linesByChoice } from '../cards/choices/choice-lines.ts';
import type { FieldName } from './merge-fields.ts';

/** Tokens of a message of usual length: a line of the reader, or some lines of the character. */
const MESSAGE_TOKENS = 150;
const UNBOUNDED = 100_000_000;

export interface ContextSize {
  contextTokens: number;
  replyTokens: number;
}

/**
 * Tokens that are sent with every message, as `assemblePrompt` puts them together: the rules, the character, where they
 * meet, the author's own instructions. Nothing of it is shortened. Examples are left out, which a longer chat does
 * without; the lorebook is not in the fields.
 */
export function alwaysTokens(fields: CharacterDraftFields): number {
  return alwaysTokensOf(characterOfDraft({ fields }, ''), fields.mature);
}

export function alwaysTokensOf(character: CharacterFacts, mature: boolean): number {
  const { tokens } = assemblePrompt({
    character: { ...character, exampleDialogue: [] },
    visitor: { name: '', description: '' },
    note: '',
    lorebook: { entries: [], scanDepth: 0, recursive: false, tokenBudget: null },
    memory: { summary: undefined, facts: [] },
    branch: new Set(),
    history: [],
    contextTokens: UNBOUNDED,
    replyTokens: 0,
    mature,
    seed: 0,
  });
  return tokens;
}

type Texts = (fields: CharacterDraftFields) => string;
const ofChoice =
  (name: keyof ReturnType<typeof linesByChoice>): Texts =>
  (fields) =>
    linesByChoice(fields)[name];

/** What the model reads of each field; the other fields are for readers, or for the server. */
const READ: Partial<Record<FieldName, Texts>> = {
  name: ({ name }) => name,
  nickname: ({ nickname }) => nickname,
  tagline: ofChoice('tagline'),
  pronouns: ofChoice('pronouns'),
  temperaments: ofChoice('temperaments'),
  nevers: ofChoice('nevers'),
  description: ({ description }) => description,
  personality: ({ personality }) => personality,
  scenario: ({ scenario }) => scenario,
  systemPrompt: ({ systemPrompt }) => systemPrompt,
  postHistoryInstructions: ({ postHistoryInstructions }) => postHistoryInstructions,
  depthNote: ({ depthNote }) => depthNote.text,
  greeting: ({ greeting }) => greeting,
  alternateGreetings: ({ alternateGreetings }) => alternateGreetings.join('\n'),
  groupGreetings: ({ groupGreetings }) => groupGreetings.join('\n'),
  exchanges: ({ exchanges }) => writeExampleText({ exchanges, exampleDialogue: '' }),
  exampleDialogue: ({ exampleDialogue }) => exampleDialogue,
};

/** An author writes in one field at a time: the others are counted once. */
const counted = new LRUCache<string, number>({
  maxSize: 8_000_000,
  sizeCalculation: (_tokens, text) => text.length,
});

/** @param lore Tokens of the entries of the lorebook that are always awake. */
export function toTokens(
  alwaysOfFields: number,
  fields: CharacterDraftFields,
  { contextTokens, replyTokens }: ContextSize,
  lore: number,
): CharacterDraftTokens {
  const always = alwaysOfFields + lore;
  const rest = Math.max(0, contextTokens - replyTokens - always);
  const byField: CharacterDraftTokens['byField'] = [];
  for (const field of CharacterDraftField.options) {
    const tokens = countOnce(READ[field]?.(fields).trim() ?? '');
    if (tokens > 0) byField.push({ field, tokens });
  }
  if (lore > 0) byField.push({ field: 'lore', tokens: lore });
  return { always, context: contextTokens, messagesLeft: Math.floor(rest / MESSAGE_TOKENS), byField };
}

function countOnce(text: string): number {
  if (text === '') return 0;
  const known = counted.get(text);
  if (known !== undefined) return known;
  const tokens = estimateTokens(text);
  counted.set(text, tokens);
  return tokens;
}
