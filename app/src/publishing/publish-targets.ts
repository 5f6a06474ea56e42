import { setCharacterVisibility, setStoryVisibility } from '@fabula/sdk';
import {
  getGetCharacterQueryKey,
  getGetStoryQueryKey,
  getListCharactersInfiniteQueryKey,
  getListCharacterVersionsQueryKey,
  getListMyCharactersInfiniteQueryKey,
} from '@fabula/sdk/react';
import { characterPublishing, storyPublishing } from '@fabula/ui/publishing';

import { refreshOwnStories } from '../lists/own-stories-query';
import { refreshLists } from '../lists/refresh-lists';
import type { PublishTarget } from './use-publishing';

export const characterTarget = (characterId: string): PublishTarget => ({
  id: characterId,
  words: characterPublishing,
  publish: ({ remixable, statement, visibility }) =>
    setCharacterVisibility(characterId, {
      visibility,
      ...(remixable === undefined ? {} : { remixable }),
      ...(statement === undefined ? {} : { statement }),
    }),
  refresh: (client) =>
    Promise.all([
      refreshLists(client, [getListMyCharactersInfiniteQueryKey(), getListCharactersInfiniteQueryKey()]),
      client.invalidateQueries({ queryKey: getGetCharacterQueryKey(characterId) }),
      // Publishing makes a version, which an open list of versions shows at once.
      client.invalidateQueries({ queryKey: getListCharacterVersionsQueryKey(characterId) }),
    ]),
});

export const storyTarget = (storyId: string): PublishTarget => ({
  id: storyId,
  words: storyPublishing,
  publish: ({ statement, visibility }) =>
    setStoryVisibility(storyId, { visibility, ...(statement === undefined ? {} : { statement }) }),
  refresh: (client) =>
    Promise.all([refreshOwnStories(client), client.invalidateQueries({ queryKey: getGetStoryQueryKey(storyId) })]),
});
