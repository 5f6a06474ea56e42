import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { EventNotifier } from '../generations/event-notifier.ts';
import type { Generations } from '../generations/generations.ts';
import type { Quota } from '../kept-files/quota.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { OfferedLoras } from '../loras/offered-loras.ts';
import type { Parsers } from '../parsing/parsers.ts';
import type { Points } from '../points/points.ts';
import type { FilmEngine } from '../providers/films/film-engine.ts';
import type { PictureEngine } from '../providers/pictures/picture-engine.ts';
import type { Storage } from '../providers/storage/storage.ts';
import type { Safety } from '../safety/safety.ts';
import type { DrawnCard } from './moderate-request.ts';
import type { PictureJudge } from './picture-judge.ts';
import type { PictureQueue } from './picture-queue.ts';

export interface GenerationDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Logger;
  points: Points;
  generations: Generations;
  notifier: EventNotifier;
  storage: Storage;
  parsers: Parsers;
  quota: Quota;
  safety: Safety;
  engine: PictureEngine;
  films: FilmEngine;
  /** What visitors may use of the engine's LoRAs; undefined where pictures are composed. */
  loras: OfferedLoras | undefined;
  /** Undefined on a server without a judge of pictures. */
  judge: PictureJudge | undefined;
  queue: PictureQueue;
  /** Points for a picture by a model. */
  price: number;
  /** Points for a film by a model. */
  filmPrice: number;
  /** Reads an own character draft. Throws NOT_FOUND for an unknown one and for another owner's. */
  draftCard: (ownerId: string, draftId: string) => Promise<DrawnCard>;
}
