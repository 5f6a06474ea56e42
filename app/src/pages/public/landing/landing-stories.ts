import type { CharacterCard, Home, StoryCard } from '@fabula/sdk';

/** How many stories stand beside the one on the card. */
const besides = 3;

const isWritten = ({ kind, fewestRounds }: StoryCard) => kind === 'dynamic' && fewestRounds !== null;

/**
 * Stories whose first round is played on the page, tonight's tale first where it is one; at most four. Each is written in
 * advance, every way of it known: a story that a model tells costs points.
 */
export function landingStories({ hero, shelves }: Home): StoryCard[] {
  const shelved = shelves.flatMap((shelf) => (shelf.kind === 'stories' ? shelf.items : []));
  const byId = new Map([hero.story, ...shelved].filter(isWritten).map((story) => [story.storyId, story]));
  return [...byId.values()].slice(0, besides + 1);
}

/** The characters of the first shelf that has some. */
export const awakeCharacters = ({ shelves }: Home): readonly CharacterCard[] =>
  shelves.flatMap((shelf) => (shelf.kind === 'characters' && shelf.items.length > 0 ? [shelf.items] : []))[0] ?? [];
