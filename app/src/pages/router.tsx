import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

import { LanguageLayout } from '../shell/LanguageLayout';
import { RootFailure } from '../shell/RootFailure';
import { RouteFailure } from '../shell/RouteFailure';
import type { TextPart } from '../i18n/messages';
import { loadChunk } from '../lazy/chunk';
import { forPoints, loadLanguage, withTexts } from '../routes/page';
import { benchPattern } from '../routes/bench-tabs';
import { paths, pointPaths, type RoutePath } from '../routes/paths';

interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
}

const modules = import.meta.glob<PageModule>('./**/*Page.tsx');

const pages: readonly (readonly [path: RoutePath, module: string, texts?: readonly TextPart[]])[] = [
  [paths.characterStoryHub, 'explore/home/HomePage'],
  [paths.characterHub, 'explore/character-hub/CharacterHubPage'],
  [paths.storyHub, 'explore/story-hub/StoryHubPage'],
  [paths.characterProfile, 'explore/character-profile/CharacterProfilePage', ['post', 'crisis', 'card']],
  [paths.characterProfilePost, 'explore/character-profile-post/CharacterProfilePostPage', ['post', 'crisis']],
  [paths.storyProfile, 'explore/story-profile/StoryProfilePage', ['storyPage', 'play', 'share', 'bundle']],
  [paths.storyUserSelection, 'stories/story-user-selection/StoryUserSelectionPage', ['play']],
  [paths.dynamicStoryPlay, 'stories/dynamic-story-play/DynamicStoryPlayPage', ['play', 'crisis', 'share', 'bundle']],
  [paths.storyPlaySharing, 'stories/story-play-sharing/StoryPlaySharingPage', ['share', 'play']],
  [paths.getPlaySharingRoundContent, 'stories/shared-round/SharedRoundPage', ['share', 'play']],
  [paths.characterChat, 'chat/character-chat/CharacterChatPage', ['chat', 'crisis']],
  [paths.conversations, 'chat/conversations/ConversationsPage', ['continue', 'chat']],
  [paths.novelStoryPlay, 'stories/novel-story-play/NovelStoryPlayPage', ['play', 'novel', 'crisis', 'share', 'bundle']],
  [paths.storyCharacterChat, 'stories/story-character-chat/StoryCharacterChatPage', ['talk', 'chat', 'crisis']],
  [paths.roomEntryPage, 'rooms/room-entry/RoomEntryPage', ['room']],
  [paths.room, 'rooms/room/RoomPage', ['room', 'chat', 'crisis']],
  [paths.register, 'account/register/RegisterPage', ['account', 'signIn']],
  [paths.invitation, 'account/invitation/InvitationPage', ['account', 'signIn']],
  [
    paths.createOwnCharacter,
    'create/own-characters/OwnCharactersPage',
    ['card', 'draft', 'wizard', 'editor', 'publish', 'post', 'cardTest', 'suggestion', 'versions', 'pictures'],
  ],
  [
    paths.modifyExistingCharacter,
    'create/own-characters/OwnCharactersPage',
    ['card', 'draft', 'wizard', 'editor', 'publish', 'post', 'cardTest', 'suggestion', 'versions', 'pictures'],
  ],
  [paths.genCharacterWizard, 'create/character-wizard/WhoPage', ['wizard', 'draft']],
  [paths.genCharacterWizardPageOne, 'create/character-wizard/WhoPage', ['wizard', 'draft']],
  [paths.genCharacterWizardPageTwo, 'create/character-wizard/LookPage', ['wizard', 'draft', 'pictures']],
  [paths.genCharacterWizardPageThree, 'create/character-wizard/VoicePage', ['wizard', 'draft']],
  [paths.userLoraList, 'create/lora-list/LoraListPage', ['lora', 'wizard', 'favourite']],
  [paths.genFunny, 'create/gen-funny/GenFunnyPage', ['funny', 'wizard', 'room', 'crisis']],
  [
    paths.genStory,
    'create/gen-story/GenStoryPage',
    ['ink', 'draft', 'storyWizard', 'storyEditor', 'suggestion', 'wizard', 'publish', 'post', 'versions'],
  ],
  [
    paths.genStoryPreview,
    'create/story-preview/StoryPreviewPage',
    [
      'ink',
      'draft',
      'storyWizard',
      'storyEditor',
      'wizard',
      'publish',
      'post',
      'versions',
      'storyPage',
      'play',
      'novel',
    ],
  ],
  [paths.genStoryWizard, 'create/story-wizard/PremisePage', ['storyWizard', 'wizard', 'draft', 'room']],
  [paths.genStoryWizardPageOne, 'create/story-wizard/PremisePage', ['storyWizard', 'wizard', 'draft', 'room']],
  [paths.genStoryWizardPageTwo, 'create/story-wizard/ShapePage', ['storyWizard', 'wizard', 'draft']],
  [paths.genStoryWizardPageThree, 'create/story-wizard/WordsPage', ['storyWizard', 'wizard', 'draft', 'ink']],
  [paths.paint, 'create/paint/PaintPage', ['paint', 'pictures', 'wizard', 'draft']],
  [paths.userProfile, 'account/user-profile/UserProfilePage', ['account', 'userProfile']],
  [paths.prices, 'commerce/prices/PricesPage', ['shop']],
  [paths.shop, 'commerce/shop/ShopPage', ['shop', 'account', 'bundle']],
  [paths.product, 'commerce/product/ProductPage', ['shop', 'account', 'bundle']],
  [paths.cart, 'commerce/cart/CartPage', ['shop', 'cart']],
  [paths.upgrade, 'commerce/upgrade/UpgradePage', ['shop']],
  [paths.bonus, 'commerce/bonus/BonusPage', ['shop', 'bonus']],
  [paths.orders, 'commerce/orders/OrdersPage', ['shop']],
  [paths.web3Payment, 'commerce/web3-payment/Web3PaymentPage', ['web3', 'shop']],
  [paths.receipts, 'commerce/receipts/ReceiptsPage', ['shop']],
  [paths.gift, 'commerce/gift/GiftPage', ['gift']],
  [paths.giftNew, 'commerce/gift-new/GiftNewPage', ['gift', 'shop']],
  [paths.gifts, 'commerce/gifts/GiftsPage', ['gift']],
  [paths.bundles, 'create/bundles/BundlesPage', ['bundle']],
  [paths.bundleNew, 'create/bundle-editor/BundleEditorPage', ['bundle']],
  [paths.bundle, 'create/bundle-editor/BundleEditorPage', ['bundle']],
  [paths.creatorNumbers, 'create/creator-numbers/CreatorNumbersPage', ['numbers']],
  [paths.workNumbers, 'create/creator-numbers/WorkNumbersPage', ['numbers']],
  [paths.paySuccess, 'commerce/pay-success/PaySuccessPage', ['shop', 'gift']],
  [paths.payFailure, 'commerce/pay-failure/PayFailurePage', ['shop']],
  [paths.favourites, 'account/favourites/FavouritesPage', ['favourite']],
  [paths.following, 'account/following/FollowingPage', ['feed', 'post']],
  [paths.notifications, 'account/notifications/NotificationsPage', ['notification', 'post']],
  [paths.collections, 'account/collections/CollectionsPage', ['collection']],
  [paths.collection, 'account/collection/CollectionPage', ['collection', 'post']],
  [paths.keptStories, 'offline/kept-stories/KeptStoriesPage', ['offline']],
  [paths.keptStoryPlay, 'offline/kept-story-play/KeptStoryPlayPage', ['offline', 'play', 'crisis']],
  [paths.landingPage, 'public/landing/LandingPage', ['landing', 'play', 'shop']],
  [paths.termsPrivacy, 'public/terms-privacy/TermsPrivacyPage', ['legal']],
  [paths.aboutUs, 'public/about-us/AboutUsPage', ['legal']],
  [paths.whitePaper, 'public/white-paper/WhitePaperPage', ['whitePaper', 'blog']],
  [paths.loggerSearch, 'public/logger-search/LoggerSearchPage', ['publicLog']],
  [paths.daoCommunity, 'public/community/CommunityPage', ['community']],
  [paths.proposalNew, 'public/proposal-new/ProposalNewPage', ['community']],
  [paths.proposal, 'public/proposal/ProposalPage', ['community', 'post', 'crisis']],
  [paths.blog, 'public/blog/BlogPage', ['blog']],
  [paths.blogPost, 'public/blog-post/BlogPostPage', ['blog']],
];

class PageHandle {
  readonly module: string;
  readonly texts: readonly TextPart[];

  constructor(module: string, texts: readonly TextPart[]) {
    this.module = module;
    this.texts = texts;
  }
}

const loadPage = (pattern: string, module: string, texts: readonly TextPart[]) => async (): Promise<PageModule> => {
  const load = modules[`./${module}.tsx`];
  if (load === undefined) throw new Error(`There is no page module ${module}.`);
  const { Component, loader, ErrorBoundary } = await loadChunk(load);
  const withItsTexts = texts.length > 0 ? withTexts(texts, loader) : loader;
  const isForPoints = pointPaths.some((path) => path.pattern === pattern);
  const whole = isForPoints ? forPoints(withItsTexts) : withItsTexts;
  return {
    Component,
    ...(whole === undefined ? {} : { loader: whole }),
    ...(ErrorBoundary === undefined ? {} : { ErrorBoundary }),
  };
};

const pageRoute = (pattern: string, module: string, texts: readonly TextPart[] = []): RouteObject => ({
  path: pattern,
  handle: new PageHandle(`src/pages/${module}.tsx`, texts),
  lazy: loadPage(pattern, module, texts),
});

/** A route's page; undefined for a route without one. */
export function pageOf({ handle }: Pick<RouteObject, 'handle'>): PageHandle | undefined {
  return handle instanceof PageHandle ? handle : undefined;
}

/** The route table of the product (Product §2.1). */
export const routes: RouteObject[] = [
  {
    path: '/:lang',
    id: 'language',
    loader: loadLanguage,
    Component: LanguageLayout,
    ErrorBoundary: RootFailure,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteFailure,
        children: [
          ...pages.map(([path, module, texts]) => pageRoute(path.pattern, module, texts)),
          pageRoute(`${paths.registerLogin.pattern}/*`, 'account/register-login/RegisterLoginPage', [
            'signIn',
            'account',
          ]),
          pageRoute(benchPattern, 'inner-test/InnerTestPage'),
          pageRoute(`${paths.operator.pattern}/*`, 'operator/OperatorPage'),
          pageRoute('*', 'system/catch-all/CatchAllPage'),
        ],
      },
    ],
  },
  { path: '*', loader: loadLanguage, Component: () => null },
];
