import type { World } from './world.ts';

/** Unknown names of characters, stories and tags. */
export function findWorldFaults(world: World): string[] {
  const tags = new Set<string>(world.tags.map((tag) => tag.tagId));
  const characters = new Set(world.characters.map((character) => character.characterId));
  const stories = new Set(world.stories.map((story) => story.storyId));
  const missing = (where: string, what: string, ids: readonly string[], known: ReadonlySet<string>) =>
    ids.filter((id) => !known.has(id)).map((id) => `${where} names the unknown ${what} "${id}"`);
  return [
    ...world.characters.flatMap(({ characterId, tags: ids }) => missing(characterId, 'tag', ids, tags)),
    ...world.stories.flatMap(({ storyId, tags: ids }) => missing(storyId, 'tag', ids, tags)),
    ...world.stories.flatMap(({ storyId, cast }) => missing(storyId, 'character', cast, characters)),
    ...world.posts.flatMap(({ postId, characterId }) => missing(postId, 'character', [characterId], characters)),
    ...world.shelves.flatMap(({ shelfId, kind, items }) =>
      kind === 'characters'
        ? missing(shelfId, 'character', items, characters)
        : missing(shelfId, 'story', items, stories),
    ),
    ...missing('the hero rotation', 'story', world.heroRotation, stories),
  ];
}
