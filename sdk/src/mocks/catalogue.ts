import { operations } from '../generated/examples';
import type { Character, CharacterCard, Story, StoryCard } from '../generated/model';

const characterPages = operations.listCharacters.examples[200];
const storyPages = operations.listStories.examples[200];
const fullCharacter = operations.getCharacter.examples[200]['maren-vale'].data;
const fullStory = operations.getStory.examples[200]['nine-lanterns-to-midnight'].data;

export const characters: readonly CharacterCard[] = [
  ...characterPages['first-page'].data.items,
  ...characterPages['last-page'].data.items,
];

export const stories: readonly StoryCard[] = [
  ...storyPages['first-page'].data.items,
  ...storyPages['last-page'].data.items,
];

/** A character's page by id; one that has only a card in the examples borrows the long texts of the one written out in full. */
export function findCharacter(id: string): Character | undefined {
  const card = characters.find(({ characterId }) => characterId === id);
  return card && (card.characterId === fullCharacter.characterId ? fullCharacter : { ...fullCharacter, ...card });
}

/** A story's page by id; one that has only a card in the examples borrows the long texts of the one written out in full. */
export function findStory(id: string): Story | undefined {
  const card = stories.find(({ storyId }) => storyId === id);
  return card && (card.storyId === fullStory.storyId ? fullStory : { ...fullStory, ...card });
}
