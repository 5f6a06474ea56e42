import { Hono } from 'hono';
import { accountDeletionRoutes } from './account-deletion/routes.ts';
import { accountExportRoutes } from './account-export/routes.ts';
import { mountAppleReturn } from './accounts/sign-in/oauth/apple-return.ts';
import { mountLocalProvider } from './providers/identity/local/mount.ts';
import { securityEventRoutes } from './accounts/security-events/routes.ts';
import { securityRoutes } from './accounts/security/routes.ts';
import { signInRoutes } from './accounts/sign-in/routes.ts';
import { profileRoutes } from './accounts/profile-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createStandingOf } from './accounts/suspensions/standing.ts';
import { AccountSessions } from './accounts/account-sessions.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { characterDraftRoutes } from './character-drafts/routes.ts';
import { cardTestRoutes } from './character-drafts/card-tests/routes.ts';
import { keepRoutes } from './character-drafts/keep/routes.ts';
import { draftLoreRoutes } from './character-drafts/lore/routes.ts';
import { versionRoutes } from './character-drafts/versions/routes.ts';
import { previewReplyRoutes } from './character-drafts/preview-replies/routes.ts';
import { storySuggestionRoutes } from './story-drafts/suggestions/routes.ts';
import { suggestionRoutes } from './character-drafts/suggestions/routes.ts';
import { writingIdeasRoutes } from './character-drafts/writing-ideas/routes.ts';
import { bundleRoutes } from './bundles/routes.ts';
import { cosmeticRoutes } from './cosmetics/routes.ts';
import { imageRoutes } from './chats/images/image-routes.ts';
import { memoryRoutes } from './chats/memory/memory-routes.ts';
import { draftRoutes } from './chats/drafts/draft-routes.ts';
import { messageRoutes } from './chats/messages/message-routes.ts';
import { chatRoutes } from './chats/routes.ts';
import { settingsRoutes } from './chats/settings/settings-routes.ts';
import { transferRoutes } from './chats/transfer/transfer-routes.ts';
import { creatorNumberRoutes } from './creator-numbers/routes.ts';
import type { Deps } from './deps.ts';
import { mountDocuments } from './documents/routes.ts';
import { engineBenchRoutes } from './engine-bench/routes.ts';
import { exploreRoutes } from './explore/routes.ts';
import { Readiness } from './health/readiness.ts';
import { mountHealth } from './health/routes.ts';
import { mountFunnyImages } from './funny/card/routes.ts';
import { funnyRoutes } from './funny/routes.ts';
import { recordingRoutes } from './recordings/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { failureAnswer } from './http/answer.ts';
import { createFindCaller } from './http/callers.ts';
import type { AppEnv } from './http/context.ts';
import { createRequestMiddleware, type AnsweredRequest } from './http/middleware/request-middleware.ts';
import { mountOperations } from './http/mount.ts';
import { routeError } from './http/not-found.ts';
import type { Handlers } from './http/operation.ts';
import { createStandInGuard } from './http/middleware/stand-in-guard.ts';
import { mountOutbox, mountOutboxPage } from './outbox/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { loraRoutes } from './loras/routes.ts';
import type { RenderModule } from './pages/render-module.ts';
import { mountPages } from './pages/routes.ts';
import { mountTelegramFrame } from './pages/telegram-frame.ts';
import { mountLocalTelegram } from './providers/telegram/local/mount.ts';
import { mountLocalPayments } from './providers/payment/local/mount.ts';
import { roomRoutes } from './rooms/routes.ts';
import { roomMemoryRoutes } from './rooms/memory/memory-routes.ts';
import { roomTalkRoutes } from './rooms/turns/talk-routes.ts';
import { requirePoints } from './points/require-points.ts';
import { pointRoutes } from './points/routes.ts';
import { cartRoutes } from './shop/cart/routes.ts';
import { shopRoutes } from './shop/routes.ts';
import { mountPaymentWebhooks, WEBHOOK_PATH } from './shop/webhook.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { portraitRoutes } from './portraits/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { publicLogRoutes } from './public-log/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { collectionRoutes } from './social/collections/routes.ts';
import { creatorRoutes } from './social/creators/routes.ts';
import { notificationRoutes } from './social/notifications/routes.ts';
import { mountUnsubscribe } from './social/notifications/weekly-mail/unsubscribe-routes.ts';
import { socialRoutes } from './social/routes.ts';
import { proposalSocialRoutes } from './social/proposal-routes.ts';
import { storySocialRoutes } from './social/story-routes.ts';
import { storyPreviewRoutes } from './story-drafts/preview/routes.ts';
import { storyDraftRoutes } from './story-drafts/routes.ts';
import { storyVersionRoutes } from './story-drafts/versions/routes.ts';
import { storyFileRoutes } from './stories/imports/routes.ts';
import { storyPublishingRoutes } from './stories/publishing/routes.ts';
import { toldStoryRoutes } from './stories/told/routes.ts';
import { offlineRoutes } from './stories/offline/routes.ts';
import { storyRoutes } from './stories/routes.ts';
import { mountSharedPlayImages } from './stories/sharing/image/routes.ts';
import { firstRoundRoutes } from './stories/first-round/routes.ts';
import { sharingRoutes } from './stories/sharing/routes.ts';
import { talkRoutes } from './stories/talk/talk-routes.ts';

const API_PREFIX = '/api';
/** The stand-ins for outside parties, below the API and beside it. */
const STAND_INS = '/dev/*';

function createHandlers(deps: Deps): Handlers {
  const { accounts, clock, config, database, rateLimits, sessions, signIn } = deps;
  return {
    ...accountRoutes({
      accounts,
      sessions,
      limitDevices: rateLimits.exact('new devices', config.limits.devicesPerMinute),
      standingOf: createStandingOf(deps),
      wornBy: async (principal) => {
        const { binding, frame, paper } = await deps.shop.cosmetics.worn(principal);
        return { user_frame_id: frame, user_binding_id: binding, user_paper_id: paper };
      },
    }),
    ...publicLogRoutes(deps),
    ...operatorRoutes(deps.desk, deps.operators, rateLimits),
    ...creatorNumberRoutes(deps),
    ...proposalRoutes(deps),
    ...cosmeticRoutes(deps.shop.cosmetics),
    ...bundleRoutes(deps.shop.bundles),
    ...cartRoutes(deps.shop.carts),
    ...pointRoutes(deps),
    ...shopRoutes(deps.shop, deps.engine, {
      pictures: deps.pictureEngine,
      films: deps.filmEngine,
      speech: deps.speechEngine,
    }),
    ...historyRoutes(
      {
        db: database.db,
        explore: deps.explore,
        findPlaces: (db, ids) => deps.stories.sessions.places(db, ids),
        log: deps.log,
      },
      {
        chats: deps.chats.chats,
        plays: deps.stories.sessions,
        rooms: deps.rooms.rooms,
      },
    ),
    ...exploreRoutes({ ...deps, brand: config.brand }),
    ...cardRoutes(deps),
    ...characterDraftRoutes({ drafts: deps.characterDrafts, explore: deps.explore, remixes: deps.remixes, rateLimits }),
    ...keepRoutes(deps.keepDrafts),
    ...draftLoreRoutes(deps.draftLores, rateLimits),
    ...versionRoutes(deps.characterVersions, rateLimits),
    ...writingIdeasRoutes(deps.characterDrafts),
    ...previewReplyRoutes(deps.previewReplies, rateLimits),
    ...cardTestRoutes(deps.cardTests, rateLimits),
    ...storySuggestionRoutes(deps.storySuggestions, { database, clock, checks: deps.sourceChecks }, rateLimits),
    ...suggestionRoutes(deps.suggestions, { database, clock, ids: deps.ids, size: config.text }, rateLimits),
    ...funnyRoutes(deps.funny, rateLimits),
    ...recordingRoutes(deps.recordings, rateLimits),
    ...portraitRoutes(deps.livingPortraits, rateLimits),
    ...loraRoutes(deps.loras),
    ...pictureRoutes(deps.pictures, deps.pictureEngine, deps.filmEngine, rateLimits),
    ...profileRoutes(database.db, config.publicUrl),
    ...sessionRoutes(new AccountSessions({ db: database.db, clock, times: config.sessions, ends: deps.sessionEnds })),
    ...chatRoutes(deps.chats),
    ...messageRoutes(deps.chats),
    ...draftRoutes(deps.chats),
    ...memoryRoutes(deps.chats),
    ...settingsRoutes(deps.chats.settings),
    ...roomRoutes(deps.rooms),
    ...roomMemoryRoutes(deps.rooms),
    ...roomTalkRoutes(deps.rooms),
    ...transferRoutes(deps.chats.transfer),
    ...imageRoutes(deps.chats.images),
    ...postRoutes(deps.social.posts),
    ...socialRoutes(deps.social),
    ...storySocialRoutes(deps.social),
    ...proposalSocialRoutes(deps.social),
    ...creatorRoutes(deps.social.creators),
    ...notificationRoutes(deps.social),
    ...collectionRoutes(deps.social),
    ...storyRoutes(deps.stories, deps.freeWork),
    ...offlineRoutes(deps.stories.offline),
    ...toldStoryRoutes(deps.toldStories),
    ...storyDraftRoutes(deps.storyDrafts, deps.keepStoryDrafts, deps.storyTrials, rateLimits),
    ...storyPreviewRoutes(deps.storyPreviews, deps.config.brand, rateLimits),
    ...storyVersionRoutes(deps.storyVersions, rateLimits),
    ...storyPublishingRoutes(deps.storyPublishing),
    ...storyFileRoutes(deps.storyImports, deps.storyFiles),
    ...firstRoundRoutes(deps.stories),
    ...sharingRoutes(deps.stories),
    ...talkRoutes(deps.stories.talks),
    ...signInRoutes(signIn, config.signIn),
    ...securityRoutes(signIn, deps),
    ...accountExportRoutes(deps.accountExport),
    ...accountDeletionRoutes(deps.accountDeletion, deps.securityLog),
    ...securityEventRoutes(database),
    ...engineBenchRoutes(deps.engineBench, deps.operators, rateLimits),
    ...siteRoutes(deps),
  };
}

interface AppParts {
  /** Undefined where the pages are not built. */
  renderModule?: RenderModule | undefined;
  onAnswer?: ((request: AnsweredRequest) => void) | undefined;
}

export function createApp(deps: Deps, { onAnswer, renderModule }: AppParts = {}): Hono<AppEnv> {
  const { clock, config, database, log, rateLimits, securityLog, sessions, shop, signIn, streams, uploads } = deps;
  const api = new Hono<AppEnv>();
  const guard = createStandInGuard(config, securityLog);
  api.use(createRequestMiddleware({ config, log, onAnswer, rateLimits, securityLog }));
  api.use(STAND_INS, guard);
  mountHealth(api, {
    config,
    readiness: new Readiness(deps),
    providers: () => ({
      database: database.kind,
      ...signIn.providers,
      text: deps.engine.name,
      embeddings: config.embeddings?.model ?? 'off',
      pictures: deps.pictureChecks.summary,
      films: deps.filmEngine.name,
      speech: deps.speechEngine?.model ?? 'off',
      safety: deps.safety.name,
      storage: deps.storage.name,
      payment: shop.providers.all.map(({ name }) => name).join(', ') || 'off',
    }),
  });
  mountPaymentWebhooks(api, shop, log);
  mountDocuments(api, config.contractDir);
  if (signIn.outbox !== undefined) mountOutbox(api, signIn.outbox);
  mountOperations(api, createHandlers(deps), {
    config,
    log,
    securityLog,
    findCaller: createFindCaller(sessions),
    requireMayCall: async (id, principal, network) => {
      requirePoints(id, config);
      await deps.suspensions.requireMayCall(id, principal?.accountId);
      await deps.freeWork.requireMayCall(id, principal, network);
    },
    streams,
    uploads,
  });
  api.all('*', (c) => {
    throw routeError(c.req.path.slice(API_PREFIX.length));
  });
  api.onError((error, c) => failureAnswer(c.get('facts'), error, deps));

  const app = new Hono<AppEnv>();
  mountAppleReturn(app, signIn.apple, log);
  app.route(API_PREFIX, api);
  app.use(STAND_INS, guard);
  if (signIn.outbox !== undefined) mountOutboxPage(app, signIn.outbox);
  const { telegramBot } = signIn;
  if (telegramBot !== undefined) mountTelegramFrame(app, telegramBot, config.publicUrl);
  if (telegramBot?.isStandIn) mountLocalTelegram(app, { clock, botToken: telegramBot.token });
  if (signIn.localProvider !== undefined) mountLocalProvider(app, signIn.localProvider);
  if (shop.localPayments !== undefined)
    mountLocalPayments(app, shop.localPayments, `${API_PREFIX}${WEBHOOK_PATH}/local`);
  mountUnsubscribe(app, { ...config, weeklyMails: deps.social.weeklyMails });
  mountSharedPlayImages(app, { config, log, rateLimits, sharedPlays: deps.stories.sharedPlays });
  mountFunnyImages(app, { config, log, rateLimits, funny: deps.funny, storage: deps.storage });
  const { explore, visibility } = deps;
  const { collections } = deps.social;
  mountPages(app, { clock, collections, config, explore, log, rateLimits, renderModule, visibility });
  return app;
}
