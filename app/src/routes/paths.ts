import { generatePath, type PathParam } from 'react-router-dom';

import type { Locale } from '@fabula/sdk';

type ParamsOf<Pattern extends string> = { [Name in PathParam<Pattern>]: string };

/** A page's address: the router's pattern below `/{lang}`, and how a link is written. */
export interface RoutePath<Pattern extends string = string> {
  readonly pattern: Pattern;
  /** Address from the site's root; parameters are percent-encoded. */
  readonly href: (
    lang: Locale,
    ...params: [PathParam<Pattern>] extends [never] ? [] : [params: ParamsOf<Pattern>]
  ) => string;
}

const path = <Pattern extends string>(pattern: Pattern): RoutePath<Pattern> => ({
  pattern,
  href: (lang, ...[params]) => generatePath<string>(`/${lang}/${pattern}`, params ?? {}),
});

/** Every route of the product (Product §2.1), by group. */
export const paths = {
  landingPage: path('landing-page'),
  whitePaper: path('white-paper'),
  loggerSearch: path('logger-search'),
  termsPrivacy: path('terms-privacy'),
  aboutUs: path('about-us'),
  blog: path('blog'),

  characterStoryHub: path('character-story-hub'),
  characterHub: path('character-hub'),
  storyHub: path('story-hub'),
  roomEntryPage: path('room-entry-page'),

  characterProfile: path('character-profile/:characterId'),
  characterProfilePost: path('character-profile-post/:characterId/:postId'),
  storyProfile: path('story-profile/:storyId'),
  characterChat: path('character-chat/:characterId'),
  dynamicStoryPlay: path('dynamic-story-play/:dynamicStorySessionId/:storyId/:roundId'),
  novelStoryPlay: path('novel-story-play/:dynamicStorySessionId/:storyId/:roundId'),
  storyCharacterChat: path('story-character-chat/:dynamicStorySessionId/:storyId/:characterId'),
  storyUserSelection: path('storyuserselection/:storyId'),

  registerLogin: path('registerlogin'),
  register: path('register'),
  userProfile: path('user-profile'),
  userLoraList: path('user-lora-list'),

  genCharacterWizard: path('gen-character-wizard'),
  genCharacterWizardPageOne: path('gen-character-wizard/page-one'),
  genCharacterWizardPageTwo: path('gen-character-wizard/page-two'),
  genCharacterWizardPageThree: path('gen-character-wizard/page-three'),
  genStoryWizard: path('gen-story-wizard'),
  genStoryWizardPageOne: path('gen-story-wizard/page-one'),
  genStoryWizardPageTwo: path('gen-story-wizard/page-two'),
  genStoryWizardPageThree: path('gen-story-wizard/page-three'),
  genCharacter: path('gen-character'),
  createOwnCharacter: path('gen-character/create-own-character'),
  modifyExistingCharacter: path('gen-character/modify-existing-character'),
  genFunny: path('gen-funny/:tab'),
  genStory: path('gen-story'),
  genStoryPreview: path('gen-story-preview'),
  paint: path('paint'),

  upgrade: path('upgrade'),
  prices: path('prices'),
  shop: path('shop'),
  product: path('product/:id'),
  cart: path('cart'),
  web3Payment: path('web3-payment'),
  paySuccess: path('pay-success'),
  payFailure: path('pay-failure'),
  bonus: path('bonus'),
  daoCommunity: path('dao-community'),

  storyPlaySharing: path('story-play-sharing/:dynamic_story_session_id'),
  getPlaySharingRoundContent: path('get-play-sharing-round-content'),
  room: path('room/:roomId'),

  innerTestText: path('inner-test/text'),
  innerTestImage: path('inner-test/image'),
  innerTestVideo: path('inner-test/video'),

  // Designed beside the documented routes.
  blogPost: path('blog/:slug'),
  proposalNew: path('dao-community/new'),
  proposal: path('dao-community/:proposalId'),
  conversations: path('conversations'),
  favourites: path('favourites'),
  following: path('following'),
  notifications: path('notifications'),
  creatorNumbers: path('creator-numbers'),
  workNumbers: path('creator-numbers/:kind/:id'),
  operator: path('operator'),
  invitation: path('invitation'),
  collections: path('collections'),
  collection: path('collection/:collectionId'),
  orders: path('orders'),
  receipts: path('orders/:checkoutId/receipts'),
  gift: path('gift'),
  giftNew: path('gift/new'),
  gifts: path('gifts'),
  bundles: path('bundles'),
  bundleNew: path('bundles/new'),
  bundle: path('bundles/:bundleId'),
  keptStories: path('kept-stories'),
  keptStoryPlay: path('kept-stories/:storyId/play'),
};

/** The pages of points and of what is sold: a server without points has none of them. */
export const pointPaths: readonly RoutePath[] = [
  paths.upgrade,
  paths.prices,
  paths.shop,
  paths.product,
  paths.cart,
  paths.web3Payment,
  paths.paySuccess,
  paths.payFailure,
  paths.bonus,
  paths.orders,
  paths.receipts,
  paths.gift,
  paths.giftNew,
  paths.gifts,
  paths.bundles,
  paths.bundleNew,
  paths.bundle,
];

/**
 * The routes with a reduced frame (Product §2.2): a story has the whole window. A parameter in a path must match too.
 */
export const framedPaths: readonly {
  readonly path: RoutePath;
  readonly frame: 'bare' | 'headed' | 'work' | 'open';
  readonly param?: string;
}[] = [
  { path: paths.landingPage, frame: 'open' },
  { path: paths.dynamicStoryPlay, frame: 'bare' },
  { path: paths.novelStoryPlay, frame: 'bare' },
  { path: paths.keptStoryPlay, frame: 'bare' },
  { path: paths.storyCharacterChat, frame: 'headed' },
  { path: paths.createOwnCharacter, frame: 'work', param: 'draft' },
  { path: paths.modifyExistingCharacter, frame: 'work', param: 'draft' },
  { path: paths.paint, frame: 'work' },
  { path: paths.genStory, frame: 'work', param: 'draft' },
  { path: paths.genStoryPreview, frame: 'work' },
];
