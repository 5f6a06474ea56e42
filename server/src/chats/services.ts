import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { TextConfig } from '../config/engines/text.ts';
import type { Database } from '../db/database.ts';
import type { Generations } from '../generations/generations.ts';
import type { Explore } from '../explore/explore.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Quota } from '../kept-files/quota.ts';
import type { Parsers } from '../parsing/parsers.ts';
import type { Points } from '../points/points.ts';
import type { Storage } from '../providers/storage/storage.ts';
import type { EmbeddingEngine } from '../providers/embeddings/embedding-engine.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import { Branches } from './branches/branches.ts';
import { EventNotifier } from '../generations/event-notifier.ts';
import { MessageVectors } from '../recall/message-vectors.ts';
import { createRecall } from '../recall/recall.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { ChatStories } from './chat-story.ts';
import { Chats } from './chat-list/chats.ts';
import { Conversation } from './replies/conversation.ts';
import { DeletedMessages } from './messages/deleted-messages.ts';
import { Drafts } from './drafts/drafts.ts';
import { Starters } from './drafts/starters.ts';
import { ChatEventStream } from './events/chat-event-stream.ts';
import { Images } from './images/images.ts';
import { Memory } from './memory/memory.ts';
import { chatConversations } from './memory/chat-conversations.ts';
import { chatVectors } from './store/vector-store.ts';
import { chatEvents } from './store/event-store.ts';
import { Personas } from './personas/personas.ts';
import { Replies } from './replies/replies.ts';
import type { PromptLimits } from './prompt/reply-request.ts';
import { Rewording } from './messages/rewording.ts';
import { ReplyModels } from './settings/reply-models.ts';
import { Settings } from './settings/settings.ts';
import { Summaries } from './memory/summaries.ts';
import { Transfer } from './transfer/transfer.ts';
import type { ReadProfiles } from './personas/visitor.ts';

interface ServiceDeps {
  config: Config;
  jobs: Jobs;
  generations: Generations;
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  points: Points;
  explore: Explore;
  engine: TextEngine;
  /** Undefined where earlier messages are not recalled. */
  embeddings: EmbeddingEngine | undefined;
  safety: Safety;
  storage: Storage;
  parsers: Parsers;
  quota: Quota;
  rateLimits: RateLimits;
  memoryTimesOf: (ownerId: string) => Promise<number>;
  profiles: ReadProfiles;
  stories: ChatStories;
}

export interface ChatServices {
  chats: Chats;
  branches: Branches;
  conversation: Conversation;
  deletedMessages: DeletedMessages;
  drafts: Drafts;
  events: ChatEventStream;
  images: Images;
  memory: Memory;
  personas: Personas;
  replies: Replies;
  rewording: Rewording;
  settings: Settings;
  starters: Starters;
  summaries: Summaries;
  transfer: Transfer;
}

export function createChatServices({
  config,
  explore,
  memoryTimesOf,
  safety,
  storage,
  stories,
  ...parts
}: ServiceDeps): ChatServices {
  const { database } = parts;
  const models = new ReplyModels({ engine: parts.engine, prices: config.prices, others: config.text.models });
  const notifier = new EventNotifier(database, parts.jobs.background, (db, chatIds) => chatEvents.newest(db, chatIds));
  const recall = createRecall({ ...parts, config }, chatVectors);
  const limits = { ...promptLimits(config.text, { ...parts, memoryTimesOf, models, stories }), recall };
  const images = new Images({ ...parts, safety, storage });
  const summaries = new Summaries({ ...parts, background: parts.jobs.background, limits, safety });
  const vectors = new MessageVectors({ ...parts, background: parts.jobs.background }, chatConversations);
  const onSpoken = (chatId: string) => {
    summaries.consider(chatId);
    vectors.consider(chatId);
    stories.onSpoken(chatId);
  };
  const chats = new Chats({ ...parts, explore, models });
  const replies = new Replies({ ...parts, images, safety, notifier, limits, onSpoken, models });
  const conversation = new Conversation({ ...parts, chats, replies, safety, notifier });
  const events = new ChatEventStream({ ...parts, chats, notifier });
  const branches = new Branches({ ...parts, chats, notifier });
  const rewording = new Rewording({ ...parts, chats, safety, notifier });
  const drafts = new Drafts({ ...parts, chats, limits, models, safety });
  const starters = new Starters({ ...parts, chats });
  const deletedMessages = new DeletedMessages({ ...parts, notifier });
  const memory = new Memory({ ...parts, chats, limits });
  const personas = new Personas({ ...parts, safety });
  const mostReplyTokens = config.text.replyTokens;
  const settings = new Settings({ ...parts, chats, models, safety, mostReplyTokens });
  const transfer = new Transfer({ ...parts, explore, chats });
  return {
    branches,
    chats,
    conversation,
    deletedMessages,
    drafts,
    events,
    images,
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
  }: Pick<ServiceDeps, 'engine' | 'memoryTimesOf' | 'profiles' | 'stories'> & Pick<PromptLimits, 'models'>,
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
