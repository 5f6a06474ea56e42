import type { Logger } from 'pino';
import { createSignInParts, type SignInParts } from './accounts/sign-in/parts.ts';
import { Accounts } from './accounts/accounts.ts';
import { Sessions } from './accounts/sessions.ts';
import { Cards } from './cards/cards.ts';
import { Lorebooks } from './cards/lorebooks.ts';
import { createChatServices, type ChatServices } from './chats/services.ts';
import type { Config } from './config/config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { findInk } from './db/seeds/ink.ts';
import { findArt } from './db/seeds/story-art.ts';
import { CatalogueCache } from './explore/catalogue-cache.ts';
import { Explore } from './explore/explore.ts';
import { EventStreams } from './http/event-streams.ts';
import { systemClock, type Clock } from './lib/clock.ts';
import { randomIds, type Ids } from './lib/ids.ts';
import { createLog } from './log.ts';
import { Parsers } from './parsing/parsers.ts';
import { Points } from './points/points.ts';
import { createDirectoryStorage } from './providers/storage/directory-storage.ts';
import type { Storage } from './providers/storage/storage.ts';
import { createTextEngine } from './providers/text/create-text-engine.ts';
import type { TextEngine } from './providers/text/text-engine.ts';
import { createRoomServices, type RoomServices } from './rooms/services.ts';
import { createSafety } from './safety/create-safety.ts';
import type { Safety } from './safety/safety.ts';
import { createShop, type Shop } from './shop/shop.ts';
import { createSocialServices, type SocialServices } from './social/services.ts';
import { StoryFiles } from './stories/files/story-files.ts';
import { StoryImports } from './stories/imports/story-imports.ts';
import { createStoryServices, type StoryServices } from './stories/services.ts';
import type { FindInk } from './stories/story-engines.ts';

/** What a server is made of. */
export interface Deps extends AsyncDisposable {
  config: Config;
  log: Logger;
  clock: Clock;
  ids: Ids;
  database: Database;
  points: Points;
  sessions: Sessions;
  accounts: Accounts;
  signIn: SignInParts;
  explore: Explore;
  catalogue: CatalogueCache;
  cards: Cards;
  lorebooks: Lorebooks;
  /** Where files are kept that people bring along. */
  storage: Storage;
  /** Reads the files of visitors. */
  parsers: Parsers;
  /** Who writes replies. */
  engine: TextEngine;
  /** Who looks at texts before and after a reply. */
  safety: Safety;
  chats: ChatServices;
  rooms: RoomServices;
  shop: Shop;
  social: SocialServices;
  stories: StoryServices;
  storyImports: StoryImports;
  storyFiles: StoryFiles;
  streams: EventStreams;
}

/** Outside parts that a test may put in place of the real ones. */
export interface Overrides extends Partial<
  Pick<Deps, 'log' | 'clock' | 'ids' | 'database' | 'engine' | 'safety' | 'streams' | 'parsers'>
> {
  /** Where authored stories are written. */
  findInk?: FindInk;
}

/** Builds the parts of a server; disposing of them closes what was opened, in reverse. */
export function createDeps(config: Config, overrides: Overrides = {}): Deps {
  const log = overrides.log ?? createLog(config.logLevel);
  const clock = overrides.clock ?? systemClock;
  const ids = overrides.ids ?? randomIds;
  const database = overrides.database ?? openDatabase({ ...config.database, log });
  const points = new Points({ database, clock, ids, amounts: config.points });
  const sessions = new Sessions({ database, clock, ids, points, times: config.sessions });
  const accounts = new Accounts({ database, clock, ids, points, sessions });
  const signIn = createSignInParts({ config, database, clock, ids, accounts, sessions });
  const explore = new Explore({ database, clock, brand: config.brand, newForDays: config.newForDays });
  const catalogue = new CatalogueCache({ database, clock });
  const engine = overrides.engine ?? createTextEngine(config.text, clock);
  const shop = createShop({ config, database, clock, engine, ids, points });
  const safety = overrides.safety ?? createSafety(config.safety);
  const storage = createDirectoryStorage(config.filesDir);
  const parsers = overrides.parsers ?? new Parsers();
  const cardParts = { database, clock, ids, explore, safety, storage, parsers };
  const cards = new Cards(cardParts);
  const lorebooks = new Lorebooks(cardParts);
  const memoryTimesOf = (ownerId: string) => shop.memberships.memoryTimes(database.db, ownerId);
  const chats = createChatServices({
    config,
    database,
    clock,
    ids,
    log,
    points,
    explore,
    engine,
    safety,
    storage,
    parsers,
    memoryTimesOf,
    profiles: (db, ownerIds) => accounts.profiles(db, ownerIds),
    stories: {
      of: (db, chat) => stories.talks.storyOf(db, chat),
      onSpoken: (chatId) => stories.recognition.consider(chatId),
    },
  });
  const rooms = createRoomServices({
    config,
    database,
    clock,
    ids,
    log,
    accounts,
    points,
    explore,
    engine,
    safety,
    jobs: chats.jobs,
  });
  const social = createSocialServices({
    database,
    clock,
    ids,
    log,
    accounts,
    explore,
    safety,
    findReply: (caller, chatId, messageId) => chats.chats.replyText(caller, chatId, messageId),
  });
  const storyImports = new StoryImports({ ...cardParts, brand: config.brand });
  const findAuthored = overrides.findInk ?? findInk;
  const findStory = async (storyId: string) => (await findAuthored(storyId)) ?? storyImports.findCompiled(storyId);
  const stories = createStoryServices({ database, clock, ids, explore }, findStory, {
    ...chats,
    config,
    engine,
    log,
    points,
    safety,
  });
  const storyFiles = new StoryFiles({ database, explore, sessions: stories.sessions, findArt });
  const streams = overrides.streams ?? new EventStreams();
  return {
    config,
    log,
    clock,
    ids,
    database,
    points,
    sessions,
    accounts,
    signIn,
    explore,
    catalogue,
    cards,
    lorebooks,
    storage,
    parsers,
    engine,
    safety,
    chats,
    rooms,
    shop,
    social,
    stories,
    storyImports,
    storyFiles,
    streams,
    async [Symbol.asyncDispose]() {
      streams.close();
      await stories.recognition.close();
      stories.writer.close();
      await chats.jobs.close();
      if (overrides.parsers === undefined) await parsers[Symbol.asyncDispose]();
      await database.close();
      log.flush();
    },
  };
}
