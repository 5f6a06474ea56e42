import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { Points } from '../points/points.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import { ChatWatch } from './chat-watch.ts';
import { Chats } from './chats.ts';
import { Conversation } from './conversation.ts';
import { Followers } from './followers.ts';
import { Replies } from './replies.ts';

interface ServiceParts {
  config: Config;
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  points: Points;
  explore: Explore;
  engine: TextEngine;
}

/** Everything that conversations are made of. */
export interface ChatServices {
  chats: Chats;
  conversation: Conversation;
  followers: Followers;
  replies: Replies;
  jobs: Jobs;
}

export function createChatServices({ config, engine, explore, ...parts }: ServiceParts): ChatServices {
  const { database, log, points } = parts;
  const price = config.prices.chatReply;
  const jobs = new Jobs(parts);
  const watch = new ChatWatch(database, log);
  const chats = new Chats({ ...parts, explore, offer: { price, engine: engine.name } });
  const replies = new Replies({ ...parts, jobs, engine, watch, limits: config.text, price });
  const conversation = new Conversation({ ...parts, chats, replies, watch });
  const followers = new Followers({ database, points, chats, watch });
  return { chats, conversation, followers, replies, jobs };
}
