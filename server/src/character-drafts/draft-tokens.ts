import type { CharacterDraftFields, CharacterDraftTokens } from '../contract/validators.ts';
import { fixedRules, styleRules } from '../prompt/instructions.ts';
import { estimateTokens } from '../prompt/tokens.ts';
import { personalityOf } from './draft-persona.ts';

/** Tokens of a message of usual length: a line of the reader, or some lines of the character. */
const MESSAGE_TOKENS = 150;

/** How much a text model reads and writes at once. */
export interface ContextSize {
  contextTokens: number;
  replyTokens: number;
}

/** Tokens that are sent with every message: the rules, the character, where they meet. Nothing of it is shortened. */
export function alwaysTokens(fields: CharacterDraftFields): number {
  const names = { user: 'the visitor', char: fields.name };
  const texts = [
    styleRules(names),
    fixedRules(names, fields.mature),
    fields.description,
    personalityOf(fields),
    fields.scenario,
  ];
  return estimateTokens(texts.join('\n\n'));
}

export function toTokens(always: number, { contextTokens, replyTokens }: ContextSize): CharacterDraftTokens {
  const rest = Math.max(0, contextTokens - replyTokens - always);
  return { always, context: contextTokens, messagesLeft: Math.floor(rest / MESSAGE_TOKENS) };
}
