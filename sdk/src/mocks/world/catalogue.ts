import { array, record, string } from 'zod/mini';
import { operations } from '../../generated/examples';
import { Character, Story, StoryRound, type CharacterCard, type StoryCard } from '../../generated/model';
import worldCharacters from './characters.json';
import worldReplies from './replies.json';
import worldRounds from './rounds.json';
import worldStories from './stories.json';

const characterPages = operations.listCharacters.examples[200];
const storyPages = operations.listStories.examples[200];
const { 'maren-vale': maren } = operations.getCharacter.examples[200];
const { 'nine-lanterns-to-midnight': lanterns } = operations.getStory.examples[200];

export const characters: readonly CharacterCard[] = [
  ...characterPages['first-page'].data.items,
  ...characterPages['last-page'].data.items,
];

export const stories: readonly StoryCard[] = [
  ...storyPages['first-page'].data.items,
  ...storyPages['last-page'].data.items,
];

/** In full; what lists say of them wins. The two that the contract writes out are as there. */
const wholeCharacters: readonly Character[] = [maren.data, ...array(Character).parse(worldCharacters)];
const wholeStories: readonly Story[] = [lanterns.data, ...array(Story).parse(worldStories)];
const { told } = operations.createToldStory.examples[200];
const rounds = record(string(), array(StoryRound)).parse(worldRounds);
const replies: Readonly<Record<string, string>> = worldReplies;

export function findCharacter(id: string): Character | undefined {
  const card = characters.find(({ characterId }) => characterId === id);
  const whole = wholeCharacters.find(({ characterId }) => characterId === id);
  return card && whole && { ...whole, ...card };
}

export function findStory(id: string): Story | undefined {
  if (id === told.data.storyId) return told.data;
  const card = stories.find(({ storyId }) => storyId === id);
  const whole = wholeStories.find(({ storyId }) => storyId === id);
  return card && whole && { ...whole, ...card };
}

/** Rounds of a story: the first, the second and the last. */
export const roundsOf = (storyId: string): readonly StoryRound[] | undefined => rounds[storyId];

/** What a character answers, in a voice of its own; undefined for one of whom nothing is known. */
export const replyOf = (characterId: string): string | undefined => replies[characterId];
