import type { CharacterDraftFields, WritingIdeas } from '@fabula/sdk';

export type IdeaField = 'temperaments' | 'scenario' | 'greeting' | 'exchanges' | 'nevers' | 'tags';

/** Never-dos that are filled in; the others are offered. */
const filledNevers = 2;

export function fillBlanks(
  fields: CharacterDraftFields,
  ideas: WritingIdeas,
  wanted: readonly IdeaField[],
): Partial<CharacterDraftFields> {
  const filled: Required<Pick<CharacterDraftFields, IdeaField>> = {
    temperaments: ideas.temperaments,
    scenario: ideas.scenarios[0] ?? '',
    greeting: ideas.greetings[0]?.text ?? '',
    exchanges: ideas.exchanges,
    nevers: ideas.nevers.slice(0, filledNevers),
    tags: ideas.tags,
  };
  const isBlank = (name: IdeaField) => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim() === '' : value.length === 0;
  };
  return Object.fromEntries(
    wanted.filter((name) => isBlank(name) && filled[name].length > 0).map((name) => [name, filled[name]]),
  );
}
