import type { Logger } from 'pino';
import { createAccountServices, type AccountServices } from './account-services.ts';
import { createServerSecret } from './lib/server-secret.ts';
import { createSignInParts, type SignInDeps } from './accounts/sign-in/deps.ts';
import { Accounts } from './accounts/accounts.ts';
import { SessionEnds } from './accounts/session-ends.ts';
import { Sessions } from './accounts/sessions.ts';
import { Cards } from './cards/cards.ts';
import { drawnCardOf } from './character-drafts/drawn-card.ts';
import { closeKeptDraft } from './character-drafts/bases/lore-changed.ts';
import { findUsedBases, unbindDrafts } from './character-drafts/draft-store.ts';
import { createCharacterDraftServices, type CharacterDraftServices } from './character-drafts/services.ts';
import { Lorebooks } from './cards/lorebooks.ts';
import { Publishing } from './cards/publishing/publishing.ts';
import { createStatedAge } from './cards/publishing/stated-age.ts';
import { createChatServices, type ChatServices } from './chats/services.ts';
import type { Config } from './config/config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { TableWatch } from './db/table-watch.ts';
import { houseInk } from './seeds/ink.ts';
import { findArt } from './seeds/story-art.ts';
import { CatalogueCache } from './explore/catalogue-cache.ts';
import { findTagIds, findHouseTags } from './explore/own/own-characters.ts';
import { Explore } from './explore/explore.ts';
import { ToldStories } from './stories/told/told-stories.ts';
import { FunnyResults } from './funny/funny-results.ts';
import { EventStreams } from './http/event-streams.ts';
import { Generations } from './generations/generations.ts';
import { Jobs } from './jobs/jobs.ts';
import { FILE_KINDS } from './file-kinds.ts';
import { guestMergers } from './guest-mergers.ts';
import { LivingPortraits } from './portraits/living-portraits.ts';
import { createPictureServices, type PictureServices } from './pictures/services.ts';
import type { PictureJudge } from './pictures/picture-judge.ts';
import { createComposedEngine } from './providers/pictures/composed/composed-engine.ts';
import type { PictureEngine } from './providers/pictures/picture-engine.ts';
import { Quota } from './kept-files/quota.ts';
import { FileSweep } from './kept-files/sweep-files.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { randomIds, type Ids } from './lib/ids.ts';
import { createLog } from './log.ts';
import { Loras } from './loras/loras.ts';
import { OfferedLoras } from './loras/offered-loras.ts';
import { createOperatorServices, type OperatorServices } from './operator-services.ts';
import { Parsers } from './parsing/parsers.ts';
import { UploadFolder } from './uploads/upload-folder.ts';
import { createFreeWork, type FreeWork } from './points/free-work.ts';
import { Points } from './points/points.ts';
import { createDirectoryStorage } from './providers/storage/directory-storage.ts';
import { createS3Storage } from './providers/storage/s3/s3-storage.ts';
import type { Storage } from './providers/storage/storage.ts';
import { createComposedFilmEngine } from './providers/films/composed/composed-film-engine.ts';
import { createFilmEngine } from './providers/films/create-film-engine.ts';
import type { FilmEngine } from './providers/films/film-engine.ts';
import { createPictureEngine } from './providers/pictures/create-picture-engine.ts';
import { EngineChecks } from './providers/pictures/engine-checks.ts';
import { createEmbeddingEngine } from './providers/embeddings/create-embedding-engine.ts';
import { EmbeddingWatch } from './providers/embeddings/embedding-watch.ts';
import { createTextEngine } from './providers/text/create-text-engine.ts';
import { replyPrice } from './providers/text/reply-price.ts';
import { EngineWatch } from './providers/text/engine-watch.ts';
import type { TextEngine } from './providers/text/text-engine.ts';
import { createSpeechEngine } from './providers/speech/create-speech-engine.ts';
import type { SpeechEngine } from './providers/speech/speech-engine.ts';
import { Recordings } from './recordings/recordings.ts';
import { RateLimits } from './rate-limits/rate-limits.ts';
import { Retention } from './retention/retention.ts';
import { createRoomServices, type RoomServices } from './rooms/services.ts';
import { createSafety } from './safety/create-safety.ts';
import type { Safety } from './safety/safety.ts';
import { SecurityLog } from './security/security-log.ts';
import { createShop, type Shop } from './shop/shop.ts';
import { createSocialServices, type SocialServices } from './social/services.ts';
import { InkProcesses } from './stories/engine/ink/ink-processes.ts';
import { StoryFiles } from './stories/files/story-files.ts';
import { createSuggestionServices, type SuggestionServices } from './suggestion-services.ts';
import { createStoryDraftServices, type StoryDraftServices } from './story-drafts/services.ts';
import { createStoryServices, type StoryServices } from './stories/services.ts';
import type { MayRead } from './stories/play/reading-gate.ts';
import { authoredFrom, type HouseInk } from './stories/play/story-engines.ts';

export interface Deps
  extends
    AsyncDisposable,
    AccountServices,
    CharacterDraftServices,
    OperatorServices,
    StoryDraftServices,
    SuggestionServices {
  config: Config;
  log: Logger;
  securityLog: SecurityLog;
  clock: Clock;
  ids: Ids;
  database: Database;
  points: Points;
  rateLimits: RateLimits;
  freeWork: FreeWork;
  sessions: Sessions;
  sessionEnds: SessionEnds;
  accounts: Accounts;
  signIn: SignInDeps;
  explore: Explore;
  catalogue: CatalogueCache;
  visibility: TableWatch;
  cards: Cards;
  lorebooks: Lorebooks;
  publishing: Publishing;
  toldStories: ToldStories;
  funny: FunnyResults;
  storage: Storage;
  fileSweep: FileSweep;
  retention: Retention;
  parsers: Parsers;
  inkProcesses: InkProcesses;
  engine: TextEngine;
  engineWatch: EngineWatch;
  embeddingWatch: EmbeddingWatch;
  pictureChecks: EngineChecks;
  loras: Loras;
  pictureEngine: PictureEngine;
  filmEngine: FilmEngine;
  /** Undefined where the server has no voices of its own. */
  speechEngine: SpeechEngine | undefined;
  recordings: Recordings;
  livingPortraits: LivingPortraits;
  pictures: PictureServices;
  safety: Safety;
  jobs: Jobs;
  chats: ChatServices;
  rooms: RoomServices;
  shop: Shop;
  social: SocialServices;
  stories: StoryServices;
  storyFiles: StoryFiles;
  streams: EventStreams;
  uploads: UploadFolder;
}

export interface Overrides
  extends
    HouseInk,
    Partial<
      Pick<
        Deps,
        | 'log'
        | 'clock'
        | 'ids'
        | 'database'
        | 'engine'
        | 'pictureEngine'
        | 'filmEngine'
        | 'safety'
        | 'streams'
        | 'parsers'
        | 'inkProcesses'
      >
    > {
  pictureJudge?: PictureJudge;
}

/** Builds the parts of a server; disposal closes them in reverse. */
export function createDeps(config: Config, overrides: Overrides = {}): Deps {
  const log = overrides.log ?? createLog(config.logLevel);
  const clock = overrides.clock ?? systemClock;
  const ids = overrides.ids ?? randomIds;
  const secret = createServerSecret(config.signIn.secretKey, config.database.dataDir);
  const securityLog = new SecurityLog({ clock, log, secret });
  const database = overrides.database ?? openDatabase({ ...config.database, log });
  const points = new Points({ database, clock, ids, amounts: config.points });
  const rateLimits = new RateLimits({ database, clock, log });
  const sessionEnds = new SessionEnds(database, clock, log);
  const sessions = new Sessions({
    database,
    clock,
    ids,
    points,
    times: config.sessions,
    ends: sessionEnds,
    guestMergers: guestMergers(points),
  });
  const accounts = new Accounts({ database, clock, ids, points, sessions });
  const signIn = createSignInParts({ config, database, clock, ids, log, accounts, sessions, rateLimits });
  const explore = new Explore({
    database,
    clock,
    log,
    brand: config.brand,
    newForDays: config.newForDays,
    readMakers: (db, ownerIds) => accounts.profiles(db, ownerIds),
  });
  const catalogue = new CatalogueCache({ database, clock });
  const visibility = new TableWatch(database, 'visibility', ['visibility_changes']);
  const engineWatch = new EngineWatch(clock);
  const engine = overrides.engine ?? createTextEngine(config.text, clock, engineWatch);
  const embeddingWatch = new EmbeddingWatch();
  const embeddings = createEmbeddingEngine(config.embeddings, embeddingWatch);
  const modelEngine = createPictureEngine(config.pictures, () => ids.next('gpi'));
  const safety = overrides.safety ?? createSafety(config.safety);
  const shared = { database, clock, ids, log, explore, safety, accounts, config, rateLimits };
  const shop = createShop({ ...shared, engine, points, secret, signIn });
  const storage = config.filesS3 ? createS3Storage(config.filesS3) : createDirectoryStorage(config.filesDir);
  const parsers = overrides.parsers ?? new Parsers();
  const uploads = new UploadFolder();
  const quota = new Quota(config.quota, clock);
  const { publicUrl } = config;
  const drafts = { loreChanged: closeKeptDraft, cardGone: unbindDrafts, findUsedFiles: findUsedBases };
  const cardParts = { database, clock, ids, explore, safety, storage, parsers, quota, rateLimits, publicUrl, drafts };
  const cards = new Cards(cardParts);
  const lorebooks = new Lorebooks(cardParts);
  const publishing = new Publishing(cardParts);
  const statedAge = createStatedAge(cardParts);
  const memoryTimesOf = (ownerId: string) => shop.memberships.memoryTimes(database.db, ownerId);
  const jobs = new Jobs({ database, clock, ids, log });
  const generations = new Generations({ jobs, points });
  const chats = createChatServices({
    ...shared,
    jobs,
    generations,
    points,
    engine,
    embeddings,
    storage,
    parsers,
    quota,
    memoryTimesOf,
    profiles: (db, ownerIds) => accounts.profiles(db, ownerIds),
    stories: {
      of: (db, chat) => stories.talks.storyOf(db, chat),
      onSpoken: (chatId) => stories.recognition.consider(chatId),
    },
  });
  const { contextTokens, replyTokens } = config.text;
  const characterDraftServices = createCharacterDraftServices({
    ...cardParts,
    log,
    findTagIds,
    findHouseTags,
    cards,
    size: config.text,
    generations,
    engine,
    points,
    limits: { contextTokens, replyTokens, profiles: (db, ownerIds) => accounts.profiles(db, ownerIds) },
    pricePerReply: () => replyPrice(engine, config.prices),
    portraitOf: (caller, pictureId) => pictures.pictures.portraitOf(caller, pictureId),
  });
  const { characterDrafts } = characterDraftServices;
  const drawingEngine = overrides.pictureEngine ?? modelEngine;
  const pictureEngine = drawingEngine ?? createComposedEngine(parsers);
  const modelFilmEngine = createFilmEngine(config.films, () => ids.next('gpi'));
  const filmEngine = overrides.filmEngine ?? modelFilmEngine ?? createComposedFilmEngine(parsers);
  const offered = drawingEngine && new OfferedLoras(drawingEngine, config.pictures.loras, clock);
  const pictures = createPictureServices({
    database,
    clock,
    ids,
    log,
    jobs,
    points,
    generations,
    storage,
    parsers,
    quota,
    rateLimits,
    safety,
    engine: pictureEngine,
    loras: offered,
    judge: overrides.pictureJudge,
    films: filmEngine,
    price: config.prices.image,
    filmPrice: config.prices.film,
    draftCard: async (ownerId, draftId) => drawnCardOf(await characterDrafts.get(ownerId, draftId)),
  });
  const rooms = createRoomServices({ ...shared, points, engine, embeddings, jobs, generations });
  const social = createSocialServices({
    ...shared,
    secret,
    signIn,
    accounts,
    findReply: (caller, chatId, messageId) => chats.chats.replyText(caller, chatId, messageId),
    findRoomWords: (caller, roomId, messageId) => rooms.messages.textOf(caller, roomId, messageId),
  });
  const inkProcesses = overrides.inkProcesses ?? new InkProcesses();
  const storyParts = createStoryDraftServices({ ...cardParts, log, brand: config.brand, processes: inkProcesses });
  const suggestionServices = createSuggestionServices({
    ...shared,
    generations,
    points,
    engine,
    contextTokens,
    characterDrafts,
    storyParts,
    price: () => replyPrice(engine, config.prices),
  });
  const { storyImports } = storyParts;
  const inkOf = overrides.findInk === undefined ? houseInk : overrides;
  const findAuthored = authoredFrom(inkOf, (fileId) => storyImports.findCompiled(fileId));
  const model = { config, engine, generations, jobs, log, points, safety };
  // Without points, what a bundle holds could not be bought.
  const mayRead: MayRead = config.usesPoints ? shop.bundles.mayRead.bind(shop.bundles) : async () => true;
  const reading = { ...shared, mayRead };
  const stories = createStoryServices(reading, findAuthored, inkProcesses, { ...chats, ...model });
  const { brand, prices } = config;
  const toldParts = { ...cardParts, brand, prices, log, generations, points, engine, writer: stories.writer };
  const toldStories = new ToldStories({ ...toldParts, drafts: storyParts.storyDrafts });
  const funny = new FunnyResults({
    ...shared,
    generations,
    points,
    engine,
    contextTokens,
    otherEndings: stories.otherEndings,
    price: () => replyPrice(engine, config.prices),
  });
  const speechEngine = createSpeechEngine(config.speech);
  const recordings = new Recordings({
    ...shared,
    generations,
    points,
    storage,
    offer: speechEngine && config.speech && { engine: speechEngine, settings: config.speech },
    price: prices.speech,
    findReply: (caller, chatId, messageId) => chats.chats.replyText(caller, chatId, messageId),
    findRound: (caller, sessionId, roundId) => stories.sessions.round(caller, sessionId, roundId),
  });
  const engines = { text: engine, image: pictureEngine, video: filmEngine };
  const drawing = { offered, parsers, engines, engineWatch, speech: speechEngine };
  const ownership = { accounts, points, sessions, stories };
  const storyFiles = new StoryFiles({ database, explore, findArt, translations: stories.engines });
  const streams = overrides.streams ?? new EventStreams(undefined, config.limits.streamsPerAddress);
  sessionEnds.listen((sessionIds) => streams.endSessions(sessionIds));
  return {
    config,
    log,
    securityLog,
    clock,
    ids,
    database,
    points,
    rateLimits,
    freeWork: createFreeWork(rateLimits, config),
    sessions,
    sessionEnds,
    accounts,
    ...createAccountServices({ ...shared, jobs, rooms, sessions, shop, signIn, storage }),
    ...createOperatorServices({ ...shared, ...drawing, ...ownership, pictures: pictures.pictures, statedAge }),
    signIn,
    explore,
    catalogue,
    visibility,
    cards,
    lorebooks,
    publishing,
    ...characterDraftServices,
    ...suggestionServices,
    funny,
    storage,
    fileSweep: new FileSweep({ database, clock, storage }, FILE_KINDS),
    retention: new Retention({ database, clock }),
    parsers,
    inkProcesses,
    engine,
    engineWatch,
    embeddingWatch,
    pictureChecks: new EngineChecks({ clock, log }, modelEngine),
    loras: new Loras({ database, clock, offered, rateLimits }),
    pictureEngine,
    filmEngine,
    speechEngine,
    recordings,
    livingPortraits: new LivingPortraits(parsers),
    pictures,
    safety,
    jobs,
    chats,
    rooms,
    shop,
    social,
    stories,
    toldStories,
    ...storyParts,
    storyFiles,
    streams,
    uploads,
    async [Symbol.asyncDispose]() {
      streams.close();
      sessionEnds[Symbol.dispose]();
      await jobs.close();
      stories.writer.close();
      if (overrides.engine === undefined) await engine.close?.();
      if (overrides.parsers === undefined) await parsers[Symbol.asyncDispose]();
      if (overrides.inkProcesses === undefined) await inkProcesses[Symbol.asyncDispose]();
      await uploads[Symbol.asyncDispose]();
      await database.close();
      log.flush();
    },
  };
}
