/** The most that the editor takes: characters of a text, entries of a list (the contract, `CharacterDraftFields`). */
export const editorLimits = {
  name: 60,
  nickname: 60,
  tagline: 160,
  pronouns: 40,
  portraitAlt: 300,
  about: 4000,
  description: 64_000,
  personality: 64_000,
  scenario: 32_000,
  systemPrompt: 64_000,
  postHistoryInstructions: 64_000,
  depthNote: 64_000,
  depth: 1000,
  greeting: 32_000,
  greetings: 24,
  exampleDialogue: 64_000,
  freeTag: 60,
  freeTags: 24,
  age: 100_000,
  creator: 60,
  characterVersion: 60,
} as const;

export type LimitedField = Exclude<keyof typeof editorLimits, 'depth' | 'greetings' | 'freeTag' | 'freeTags' | 'age'>;
