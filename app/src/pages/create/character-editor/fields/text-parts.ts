import type { FieldReader } from '@fabula/ui/character-editor';

export interface TextPartValue {
  readonly reader: FieldReader;
  readonly face: 'short' | 'long';
  /** `{{char}}` and `{{user}}` are replaced in it. */
  readonly hasMacros?: boolean;
}

export const textParts = {
  name: { reader: 'both', face: 'short' },
  nickname: { reader: 'model', face: 'short' },
  tagline: { reader: 'readers', face: 'short' },
  pronouns: { reader: 'both', face: 'short' },
  portraitAlt: { reader: 'readers', face: 'long' },
  about: { reader: 'readers', face: 'long' },
  description: { reader: 'model', face: 'long', hasMacros: true },
  personality: { reader: 'model', face: 'long' },
  scenario: { reader: 'model', face: 'long' },
  systemPrompt: { reader: 'model', face: 'long' },
  postHistoryInstructions: { reader: 'model', face: 'long' },
  greeting: { reader: 'both', face: 'long', hasMacros: true },
  exampleDialogue: { reader: 'model', face: 'long' },
  creator: { reader: 'readers', face: 'short' },
  characterVersion: { reader: 'card', face: 'short' },
} as const satisfies Readonly<Record<string, TextPartValue>>;

export type TextPartName = keyof typeof textParts;
