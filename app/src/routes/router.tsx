import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

import { LanguageLayout } from '../shell/LanguageLayout';
import { RootFailure } from '../shell/RootFailure';
import { RouteFailure } from '../shell/RouteFailure';
import { loadChunk } from './chunk';
import { loadLanguage } from './page';
import { paths, type RoutePath } from './paths';

/** What a page's module exports: the router takes both from there. */
interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

const modules = import.meta.glob<PageModule>('../pages/**/*Page.tsx');

/** The address of each page that is built, with its module below `pages/`; the others answer "not found". */
const pages: readonly (readonly [path: RoutePath, module: string])[] = [
  [paths.characterStoryHub, 'explore/home/HomePage'],
  [paths.characterHub, 'explore/character-hub/CharacterHubPage'],
  [paths.storyHub, 'explore/story-hub/StoryHubPage'],
  [paths.characterProfile, 'explore/character-profile/CharacterProfilePage'],
  [paths.characterProfilePost, 'explore/character-profile-post/CharacterProfilePostPage'],
  [paths.storyProfile, 'explore/story-profile/StoryProfilePage'],
  [paths.characterChat, 'chat/character-chat/CharacterChatPage'],
  [paths.roomEntryPage, 'rooms/room-entry/RoomEntryPage'],
  [paths.room, 'rooms/room/RoomPage'],
  [paths.register, 'account/register/RegisterPage'],
  [paths.createOwnCharacter, 'create/own-characters/OwnCharactersPage'],
  [paths.modifyExistingCharacter, 'create/own-characters/OwnCharactersPage'],
  [paths.userProfile, 'account/user-profile/UserProfilePage'],
  [paths.prices, 'commerce/prices/PricesPage'],
  [paths.bonus, 'commerce/bonus/BonusPage'],
  [paths.paySuccess, 'commerce/pay-success/PaySuccessPage'],
  [paths.payFailure, 'commerce/pay-failure/PayFailurePage'],
];

const loadPage = (module: string) => async (): Promise<PageModule> => {
  const load = modules[`../pages/${module}.tsx`];
  if (load === undefined) throw new Error(`There is no page module ${module}.`);
  return loadChunk(load);
};

const pageRoute = (pattern: string, module: string): RouteObject => ({
  path: pattern,
  handle: { module: `src/pages/${module}.tsx` },
  lazy: loadPage(module),
});

/** The path of the module that a route's page lives in, from the app's root. */
export function moduleOf({ handle }: Pick<RouteObject, 'handle'>): string | undefined {
  const named: unknown = handle;
  if (typeof named !== 'object' || named === null || !('module' in named)) return undefined;
  return typeof named.module === 'string' ? named.module : undefined;
}

/** The route table of the product (Specification §2.1). */
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
          ...pages.map(([path, module]) => pageRoute(path.pattern, module)),
          pageRoute(`${paths.registerLogin.pattern}/*`, 'account/register-login/RegisterLoginPage'),
          pageRoute('*', 'system/catch-all/CatchAllPage'),
        ],
      },
    ],
  },
  { path: '*', loader: loadLanguage, Component: () => null },
];
