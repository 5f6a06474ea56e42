import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { TextConfig } from '../config/text.ts';
import type { Database } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Parsers } from '../parsing/parsers.ts';
import type { Points } from '../points/points.ts';
import type { Storage } from '../providers/storage/storage.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import { Branches } from './branches.ts';
import { ChatWatch } from './chat-watch.ts';
import type { ChatStories } from './chat-story.ts';
import { Chats } from './chats.ts';
import { Conversation } from './conversation.ts';
import { DeletedMessages } from './deleted-messages.ts';
import { Drafts } from './drafts/drafts.ts';
import { Starters } from './drafts/starters.ts';
import { Followers } from './followers.ts';
import { Images } from './images/images.ts';
import { Memory } from './memory.ts';
import { Personas } from './personas/personas.ts';
import { Replies } from './replies.ts';
import type { PromptLimits } from './reply-request.ts';
import { Rewording } from './rewording.ts';
import { ReplyModels } from './settings/reply-models.ts';
import { Settings } from './settings/settings.ts';
import { Summaries } from './summaries.ts';
import { Transfer } from './transfer/transfer.ts';
import type { ReadProfiles } from './visitor.ts';

interface ServiceParts {
  config: Config;
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  points: Points;
  explore: Explore;
  engine: TextEngine;
  safety: Safety;
  /** Where pictures are kept. */
  storage: Storage;
  /** Reads the pictures of visitors. */
  parsers: Parsers;
  /** How many times as much the chats of an owner remember as usual. */
  memoryTimesOf: (ownerId: string) => Promise<number>;
  profiles: ReadProfiles;
  stories: ChatStories;
}

/** Everything that conversations are made of. */
export interface ChatServices {
  chats: Chats;
  branches: Branches;
  conversation: Conversation;
  deletedMessages: DeletedMessages;
  drafts: Drafts;
  followers: Followers;
  images: Images;
  memory: Memory;
  personas: Personas;
  replies: Replies;
  rewording: Rewording;
  settings: Settings;
  starters: Starters;
  summaries: Summaries;
  transfer: Transfer;
  jobs: Jobs;
}

export function createChatServices({
  config,
  explore,
  memoryTimesOf,
  safety,
  storage,
  stories,
  ...parts
}: ServiceParts): ChatServices {
  const { database, log } = parts;
  const models = new ReplyModels({ engine: parts.engine, prices: config.prices, others: config.text.models });
  const price = (chat: Parameters<ReplyModels['priceIn']>[0]) => models.priceIn(chat);
  const jobs = new Jobs(parts);
  const watch = new ChatWatch(database, log);
  const limits = promptLimits(config.text, { ...parts, memoryTimesOf, models, stories });
  const images = new Images({ ...parts, safety, storage });
  const summaries = new Summaries({ ...parts, jobs, limits, safety });
  const onSpoken = (chatId: string) => {
    summaries.consider(chatId);
    stories.onSpoken(chatId);
  };
  const chats = new Chats({ ...parts, explore, price });
  const replies = new Replies({ ...parts, images, jobs, safety, watch, limits, onSpoken, models });
  const conversation = new Conversation({ ...parts, chats, replies, safety, watch });
  const followers = new Followers({ ...parts, chats, watch });
  const branches = new Branches({ ...parts, chats, watch });
  const rewording = new Rewording({ ...parts, chats, safety, watch });
  const drafts = new Drafts({ ...parts, chats, jobs, limits, models, safety });
  const starters = new Starters({ ...parts, chats });
  const deletedMessages = new DeletedMessages({ ...parts, watch });
  const memory = new Memory({ ...parts, chats, limits });
  const personas = new Personas({ ...parts, safety });
  const mostReplyTokens = config.text.replyTokens;
  const settings = new Settings({ ...parts, chats, models, safety, mostReplyTokens });
  const transfer = new Transfer({ ...parts, chats });
  return {
    branches,
    chats,
    conversation,
    deletedMessages,
    drafts,
    followers,
    images,
    jobs,
    memory,
    personas,
    replies,
    rewording,
    settings,
    starters,
    summaries,
    transfer,
  };
}

function promptLimits(
  text: TextConfig,
  {
    engine,
    memoryTimesOf,
    models,
    profiles,
    stories,
  }: Pick<ServiceParts, 'engine' | 'memoryTimesOf' | 'profiles' | 'stories'> & Pick<PromptLimits, 'models'>,
): PromptLimits {
  const { contextTokens, memoryPercent, replyTokens } = text;
  return {
    contextTokens,
    replyTokens,
    models,
    seesImages: () => engine.seesImages ?? false,
    memoryShareOf: async (ownerId) => (memoryPercent / 100) * (await memoryTimesOf(ownerId)),
    storyOf: (db, chat) => stories.of(db, chat),
    profiles,
  };
}
