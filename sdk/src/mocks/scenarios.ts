import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import { getAccountMock } from '../generated/mocks/account/account.msw';
import { getCardsMock } from '../generated/mocks/cards/cards.msw';
import { getCreationMock } from '../generated/mocks/creation/creation.msw';
import { getPicturesMock } from '../generated/mocks/pictures/pictures.msw';
import { getChatsMock } from '../generated/mocks/chats/chats.msw';
import { getCreatorNumbersMock } from '../generated/mocks/creator-numbers/creator-numbers.msw';
import { getDeviceMock } from '../generated/mocks/device/device.msw';
import { getExploreMock } from '../generated/mocks/explore/explore.msw';
import { getFavouritesMock } from '../generated/mocks/favourites/favourites.msw';
import { getCollectionsMock } from '../generated/mocks/collections/collections.msw';
import { getNotificationsMock } from '../generated/mocks/notifications/notifications.msw';
import { getFunnyMock } from '../generated/mocks/funny/funny.msw';
import { getVoicesMock } from '../generated/mocks/voices/voices.msw';
import { getHistoryMock } from '../generated/mocks/history/history.msw';
import { getPointsMock } from '../generated/mocks/points/points.msw';
import { getPostsMock } from '../generated/mocks/posts/posts.msw';
import { getSecurityMock } from '../generated/mocks/security/security.msw';
import { getShopMock } from '../generated/mocks/shop/shop.msw';
import { getRoomsMock } from '../generated/mocks/rooms/rooms.msw';
import { getSignInMock } from '../generated/mocks/sign-in/sign-in.msw';
import { getProposalsMock } from '../generated/mocks/proposals/proposals.msw';
import { getPublicLogMock } from '../generated/mocks/public-log/public-log.msw';
import { getSiteMock } from '../generated/mocks/site/site.msw';
import { getSocialMock } from '../generated/mocks/social/social.msw';
import { getStoryFilesMock } from '../generated/mocks/story-files/story-files.msw';
import { getStoriesMock } from '../generated/mocks/stories/stories.msw';
import { getWalletMock } from '../generated/mocks/wallet/wallet.msw';
import { accountHandlers } from './account';
import { answer, examplesOf, operationIds, problem, type OperationId } from './answer';
import { cardHandlers } from './cards';
import { characterDraftHandlers } from './character-drafts';
import { generationHandlers } from './creation/generations';
import { cardTestHandlers } from './creation/card-tests';
import { MockVersions } from './creation/character-versions';
import { engineBenchHandlers } from './creation/engine-bench';
import { funnyHandlers } from './creation/funny';
import { recordingHandlers } from './creation/recordings';
import { loraHandlers } from './creation/loras';
import { portraitHandlers } from './creation/portraits';
import { storyDraftHandlers } from './creation/story-drafts';
import { chatHandlers } from './chats';
import { writingIdeasHandlers } from './creation/writing-ideas';
import { exploreHandlers } from './explore';
import { creatorNumberHandlers } from './people/creator-numbers';
import { heldInvitationHandlers } from './people/invitations';
import { operatorHandlers } from './people/operator';
import { collectionHandlers } from './people/collections';
import { notificationHandlers } from './people/notifications';
import { postHandlers } from './posts';
import { roomHandlers } from './rooms';
import { routeHandlers } from './route-handlers';
import { bundleHandlers } from './commerce/bundles';
import { cartHandlers } from './commerce/cart';
import { shopHandlers } from './shop';
import { storyHandlers } from './stories';
import { storyTalkHandlers } from './story-talk';
import { proposalHandlers } from './site/proposals';
import { publicLogHandlers } from './site/public-log';
import { storyFileHandlers } from './story-files';
import { loginIds, visitorHandlers, type VisitorState } from './visitor';

/** Delay of every answer in the scenario `slow`, in milliseconds. */
const slowMs = 2_000;
const anyCall = '*/api/*';

const guestState: VisitorState = { status: 'ANONYMOUS', dailyBonus: 'unseen', login: 'existing-user' };
const registeredState: VisitorState = { status: 'REGISTERED', dailyBonus: 'claimed', login: 'existing-user' };

/** A whole server: what behaves first, then orval's handlers with the contract's examples for the rest. */
const product = (state: VisitorState, versions = new MockVersions()): RequestHandler[] => [
  routeHandlers([
    ...visitorHandlers(state),
    ...accountHandlers(),
    ...exploreHandlers(),
    ...proposalHandlers(),
    ...publicLogHandlers(),
    ...bundleHandlers(),
    ...cartHandlers(),
    ...shopHandlers(),
    ...cardHandlers(versions),
    ...characterDraftHandlers(versions),
    ...storyDraftHandlers(),
    ...cardTestHandlers(),
    ...portraitHandlers(),
    ...loraHandlers(),
    ...engineBenchHandlers(),
    ...funnyHandlers(),
    ...recordingHandlers(),
    ...generationHandlers(),
    ...chatHandlers(),
    ...roomHandlers(),
    ...notificationHandlers(),
    ...operatorHandlers(),
    ...heldInvitationHandlers(),
    ...creatorNumberHandlers(),
    ...collectionHandlers(),
    ...postHandlers(),
    ...storyHandlers(),
    ...storyTalkHandlers(),
    ...storyFileHandlers(),
    ...writingIdeasHandlers(),
    ...getDeviceMock(),
    ...getSignInMock(),
    ...getWalletMock(),
    ...getProposalsMock(),
    ...getPublicLogMock(),
    ...getSiteMock(),
    ...getSocialMock(),
    ...getAccountMock(),
    ...getSecurityMock(),
    ...getHistoryMock(),
    ...getPointsMock(),
    ...getShopMock(),
    ...getExploreMock(),
    ...getCardsMock(),
    ...getChatsMock(),
    ...getRoomsMock(),
    ...getPostsMock(),
    ...getFavouritesMock(),
    ...getNotificationsMock(),
    ...getCreatorNumbersMock(),
    ...getCollectionsMock(),
    ...getStoriesMock(),
    ...getStoryFilesMock(),
    ...getCreationMock(),
    ...getPicturesMock(),
    ...getFunnyMock(),
    ...getVoicesMock(),
  ]),
];

const guest = (): RequestHandler[] => product(guestState);
const registered = (): RequestHandler[] => product(registeredState);

const failing = (ids: readonly OperationId[], status: number) =>
  ids.filter((id) => status in examplesOf(id)).map((id) => answer(id, status));

const afterSession = operationIds.filter((id) => id !== 'deviceInit');

const unimplemented = operationIds.filter((id) => 501 in examplesOf(id));

const payable: readonly OperationId[] = [
  'claimDailyPoints',
  'completeProfile',
  'confirmAdult',
  'sendMessage',
  'regenerateReply',
  'continueReply',
  'draftMessage',
  'createSuggestion',
  'editMessage',
  'sendRoomMessage',
  'askRoomTurn',
  'playStoryRound',
  'createGeneration',
];

/** What a server without points does not have, of what pages ask for by themselves. */
const aboutPoints: readonly OperationId[] = [
  'getOffers',
  'getMembership',
  'getCart',
  'listOrders',
  'listProducts',
  'listOwnedProducts',
  'listGifts',
  'listBundles',
  'listOwnBundles',
  'getStoryBundle',
  'listLedger',
  'getBonusCalendar',
];

const offeredThen = (second: RequestHandler): RequestHandler[] => {
  const { method, path } = operations.claimDailyPoints;
  const offer = http[method](
    `*/api${path}`,
    () => HttpResponse.json(operations.claimDailyPoints.examples[200].offered),
    { once: true },
  );
  return [offer, second, ...registered()];
};

const expiredSession = (): RequestHandler[] => {
  let renewed = false;
  const { method, path } = operations.deviceInit;
  return [
    http[method](`*/api${path}`, () => {
      renewed = true;
    }),
    http.all(anyCall, () => (renewed ? undefined : problem(401, operations.getHome.examples[401].unauthenticated))),
    ...guest(),
  ];
};

/** Keeps the names; the type of a handler's own details is not one that a declaration could name. */
const named = <Name extends string>(
  table: Readonly<Record<Name, () => RequestHandler[]>>,
): Readonly<Record<Name, () => RequestHandler[]>> => table;

/**
 * Named states of the server, made of the contract's examples. Each call gives new handlers with a memory of their own:
 * hand them to `setupWorker` (browser), `setupServer` (Node) or a story's `msw` parameter.
 */
export const scenarios = named({
  /** A first-time visitor; lists, pages, login, logout and the daily bonus behave. */
  guest,
  /** A signed-in visitor who has had today's bonus. */
  registered,
  /** Signed in as an operator. */
  operator: () => [answer('getBasicInfo', 200, () => operations.getBasicInfo.examples[200].operator), ...registered()],
  /** Signed in, and not allowed to write for some days. */
  suspended: () => [
    answer('getBasicInfo', 200, () => operations.getBasicInfo.examples[200].suspended),
    ...registered(),
  ],
  /** Signed in, with a chat, a play and a room to return to. */
  returning: () => [answer('listContinue', 200, () => operations.listContinue.examples[200].typical), ...registered()],
  /** As `guest`, every answer two seconds late. */
  slow: () => [
    http.all(anyCall, async () => {
      await delay(slowMs);
    }),
    ...guest(),
  ],
  offline: () => [http.all(anyCall, () => HttpResponse.error())],
  insufficientPoints: () => [
    ...payable.map((id) => answer(id, 400, () => operations.claimDailyPoints.examples[400]['insufficient-points'])),
    ...registered(),
  ],
  noPoints: () => [
    answer('getBasicInfo', 200, () => operations.getBasicInfo.examples[200]['no-points']),
    answer('getChat', 200, () => operations.getChat.examples[200]['no-points']),
    answer('quoteReply', 200, () => operations.quoteReply.examples[200]['not-enough']),
    ...registered(),
  ],
  dailyBonusOffered: () => product({ ...registeredState, dailyBonus: 'unseen' }),
  /** Today's bonus was offered here and claimed elsewhere meanwhile. */
  alreadyClaimed: () =>
    offeredThen(answer('claimDailyPoints', 200, () => operations.claimDailyPoints.examples[200]['already-claimed'])),
  failedClaim: () => offeredThen(answer('claimDailyPoints', 500)),
  otherReadings: () => [
    answer('getBasicInfo', 200, () => operations.getBasicInfo.examples[200].wrapped),
    answer('claimDailyPoints', 200, () => operations.claimDailyPoints.examples[200].nested),
    ...registered(),
  ],
  emptyLists: () => [
    answer('listCharacters', 200, () => operations.listCharacters.examples[200].empty),
    answer('listStories', 200, () => operations.listStories.examples[200].empty),
    answer('getMyGenHistory', 200, () => operations.getMyGenHistory.examples[200].empty),
    answer('getMyInteractions', 200, () => operations.getMyInteractions.examples[200].empty),
    answer('listChats', 200, () => operations.listChats.examples[200].empty),
    answer('listMyCharacters', 200, () => operations.listMyCharacters.examples[200].empty),
    answer('listCharacterDrafts', 200, () => operations.listCharacterDrafts.examples[200].empty),
    answer('listMyStories', 200, () => operations.listMyStories.examples[200].empty),
    answer('listLedger', 200, () => operations.listLedger.examples[200].empty),
    answer('listPersonas', 200, () => operations.listPersonas.examples[200].empty),
    answer('listRooms', 200, () => operations.listRooms.examples[200].empty),
    answer('listFavourites', 200, () => operations.listFavourites.examples[200].empty),
    answer('listFeed', 200, () => operations.listFeed.examples[200].empty),
    answer('listFollowedCreators', 200, () => operations.listFollowedCreators.examples[200].empty),
    answer('listCreatorNumbers', 200, () => operations.listCreatorNumbers.examples[200].empty),
    answer('listCollections', 200, () => operations.listCollections.examples[200].empty),
    answer('listCollectionsOfWork', 200, () => operations.listCollectionsOfWork.examples[200].none),
    answer('listNotifications', 200, () => operations.listNotifications.examples[200].empty),
    answer('countUnreadNotifications', 200, () => operations.countUnreadNotifications.examples[200].none),
    answer('listStorySessions', 200, () => operations.listStorySessions.examples[200].empty),
    answer('listBranches', 200, () => operations.listBranches.examples[200].single),
    answer('searchMessages', 200, () => operations.searchMessages.examples[200].empty),
    ...guest(),
  ],
  serverError: () => [...failing(afterSession, 500), ...guest()],
  unavailable: () => [...failing(afterSession, 503), ...guest()],
  rateLimited: () => [...failing(afterSession, 429), ...guest()],
  notFound: () => [...failing(operationIds, 404), ...guest()],
  notImplemented: () => [...failing(unimplemented, 501), ...guest()],
  brokenContract: () => [
    ...afterSession.map((id) => answer(id, 200, () => ({ code: 200, data: 'unexpected' }))),
    ...guest(),
  ],
  newUser: () => product({ ...guestState, login: 'new-user' }),
  refusedLogin: () => [
    ...loginIds.map((id) =>
      answer(id, 400, () => ({ ...operations.verifyEmailCode.examples[400]['validation-failed'], field: 'code' })),
    ),
    ...guest(),
  ],
  /** As `guest`, on a server without outside accounts: it stands in for every other party. */
  standIns: () => [answer('getSignInWays', 200, () => operations.getSignInWays.examples[200]['stand-ins']), ...guest()],
  emailOnly: () => [
    answer('getSignInWays', 200, () => operations.getSignInWays.examples[200]['email-only']),
    ...guest(),
  ],
  /** New accounts need an invitation; those who sign in by a code have none. */
  byInvitation: () => [
    answer('getSignInWays', 200, () => operations.getSignInWays.examples[200]['by-invitation']),
    ...guest(),
  ],
  singleSignOn: () => [
    answer('getSignInWays', 200, () => operations.getSignInWays.examples[200]['single-sign-on']),
    ...guest(),
  ],
  /** Signed in with a wallet alone: no name to sign in by, so no password. */
  walletOnly: () => [
    answer('getSignInMethods', 200, () => operations.getSignInMethods.examples[200]['wallet-only']),
    answer('changePassword', 409),
    ...registered(),
  ],
  member: () => [answer('getMembership', 200, () => operations.getMembership.examples[200].active), ...registered()],
  closedShop: () => [
    answer('getOffers', 200, () => operations.getOffers.examples[200].closed),
    answer('startCheckout', 503),
    ...guest(),
  ],
  /** Signed in on a server where everything is free and nothing is sold. */
  withoutPoints: () => [
    answer('getSiteInfo', 200, () => {
      const { typical } = operations.getSiteInfo.examples[200];
      return { ...typical, data: { ...typical.data, payment: null, usesPoints: false } };
    }),
    answer('claimDailyPoints', 200, () => operations.claimDailyPoints.examples[200].guest),
    ...failing(aboutPoints, 404),
    ...registered(),
  ],
  /** The stored session is refused until the device is initialised again. */
  expiredSession,
  failedInitialisation: () => [answer('deviceInit', 200, () => ({ code: 200, message: 'OK', data: null })), ...guest()],
});

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (text: string | null | undefined): text is ScenarioName =>
  typeof text === 'string' && Object.hasOwn(scenarios, text);

/**
 * The scenario of a name that a person typed.
 *
 * @throws Error for an unknown name; it lists those that there are
 */
export function scenarioNamed(name: string): () => RequestHandler[] {
  if (isScenarioName(name)) return scenarios[name];
  throw new Error(`There is no scenario “${name}”. There are ${Object.keys(scenarios).join(', ')}.`);
}
