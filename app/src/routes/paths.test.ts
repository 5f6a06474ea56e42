import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';

import { paths } from './paths';

const specified = [
  'landing-page, white-paper, logger-search, terms-privacy, about-us, blog',
  'character-story-hub, character-hub, story-hub, room-entry-page',
  'character-profile/:characterId, character-profile-post/:characterId/:postId, story-profile/:storyId',
  'character-chat/:characterId, dynamic-story-play/:dynamicStorySessionId/:storyId/:roundId',
  'novel-story-play/:dynamicStorySessionId/:storyId/:roundId',
  'story-character-chat/:dynamicStorySessionId/:storyId/:characterId, storyuserselection/:storyId',
  'registerlogin, register, user-profile, user-lora-list',
  'gen-character-wizard, gen-character-wizard/page-one, gen-character-wizard/page-two',
  'gen-character-wizard/page-three, gen-story-wizard, gen-story-wizard/page-one, gen-story-wizard/page-two',
  'gen-story-wizard/page-three, gen-character, gen-character/create-own-character',
  'gen-character/modify-existing-character, gen-funny/:tab, gen-story, gen-story-preview, paint',
  'upgrade, prices, shop, product/:id, cart, web3-payment, pay-success, pay-failure, bonus, dao-community',
  'story-play-sharing/:dynamic_story_session_id, get-play-sharing-round-content, room/:roomId',
  'inner-test/text, inner-test/image, inner-test/video',
].flatMap((row) => row.split(', '));

const designed = [
  'blog/:slug',
  'dao-community/new',
  'dao-community/:proposalId',
  'conversations',
  'favourites',
  'following',
  'notifications',
  'creator-numbers',
  'creator-numbers/:kind/:id',
  'operator',
  'invitation',
  'collections',
  'collection/:collectionId',
  'orders',
  'orders/:checkoutId/receipts',
  'gift',
  'gift/new',
  'gifts',
  'bundles',
  'bundles/new',
  'bundles/:bundleId',
  'kept-stories',
  'kept-stories/:storyId/play',
];

test('the route table has every documented route', () => {
  expect(Object.values(paths).map(({ pattern }) => pattern)).toEqual([...specified, ...designed]);
});

test.each(Object.entries(paths))('a link to %s leads to its own route and back to its parameters', (_, path) => {
  const names = [...path.pattern.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  const params = Object.fromEntries(names.map((name) => [name, `ä ${name}/?&#`]));
  const href: string = Reflect.apply(path.href, path, ['pt-PT', params]);
  const [match] = matchRoutes([{ path: `/:lang/${path.pattern}` }], href) ?? [];
  expect(match?.params).toEqual({ lang: 'pt-PT', ...params });
});

test('a parameter cannot leave its segment', () => {
  expect(paths.characterProfile.href('en-US', { characterId: '../prices' })).toBe(
    '/en-US/character-profile/..%2Fprices',
  );
});
