import { EventNotifier } from '../generations/event-notifier.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { GenerationEvents } from './generation-events.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { PictureGenerations } from './picture-generations.ts';
import { PictureQueue, type QueueLimits } from './picture-queue.ts';
import { Pictures, type PictureDeps } from './pictures.ts';
import { generationEvents } from './store/event-store.ts';

const QUEUE: QueueLimits = { atOnce: 4, perOwner: 2, waiting: 200 };

export interface PictureServices {
  generations: PictureGenerations;
  events: GenerationEvents;
  pictures: Pictures;
}

export function createPictureServices(
  deps: Omit<GenerationDeps, 'notifier' | 'queue'> & PictureDeps & { jobs: Jobs },
): PictureServices {
  const { database, jobs } = deps;
  const notifier = new EventNotifier(database, jobs.background, (db, ids) => generationEvents.newest(db, ids));
  const whole = { ...deps, notifier, queue: new PictureQueue(QUEUE) };
  return {
    generations: new PictureGenerations(whole),
    events: new GenerationEvents(whole),
    pictures: new Pictures(deps),
  };
}
