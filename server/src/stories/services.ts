import type { ChatServices } from '../chats/services.ts';
import type { Config } from '../config/config.ts';
import { EventNotifier } from '../generations/event-notifier.ts';
import type { Generations } from '../generations/generations.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Points } from '../points/points.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import { OtherEndings } from './endings/other-endings.ts';
import { EndingCounts } from './endings/story-endings.ts';
import type { InkProcesses } from './engine/ink/ink-processes.ts';
import type { PromptLimits } from './engine/model/prompt.ts';
import { createScriptWriter, type ScriptWriter } from './engine/model/script-writer.ts';
import { FirstRounds } from './first-round/first-rounds.ts';
import { OfflinePlays } from './offline/offline-plays.ts';
import { findEnded } from './play/move-store.ts';
import { SharedPlays } from './sharing/shared-plays.ts';
import { StoryShares } from './sharing/story-shares.ts';
import { StoryEngines, type FindAuthored } from './play/story-engines.ts';
import { StoryForks } from './play/story-forks.ts';
import { StoryMoves } from './play/story-moves.ts';
import { StorySessions, type StoryDeps } from './play/story-sessions.ts';
import { StoryWriting, type WritingDeps } from './play/story-writing.ts';
import { StoryTalks } from './talk/story-talks.ts';
import { TalkRecognition } from './talk/talk-recognition.ts';

export interface StoryServices {
  engines: StoryEngines;
  firstRounds: FirstRounds;
  sessions: StorySessions;
  moves: StoryMoves;
  writing: StoryWriting;
  writer: ScriptWriter;
  forks: StoryForks;
  offline: OfflinePlays;
  shares: StoryShares;
  sharedPlays: SharedPlays;
  endings: EndingCounts;
  otherEndings: OtherEndings;
  talks: StoryTalks;
  recognition: TalkRecognition;
}

interface ModelServices {
  config: Pick<Config, 'prices' | 'text'>;
  engine: TextEngine;
  jobs: Jobs;
  generations: Generations;
  points: Points;
  safety: Safety;
}

/** Of a round of a story, where the model takes in enough. */
const PAGE_TOKENS = 1_400;

function promptLimits({ contextTokens }: Config['text']): PromptLimits {
  return { contextTokens, pageTokens: Math.min(PAGE_TOKENS, Math.floor(contextTokens / 3)) };
}

/**
 * @param findAuthored Where authored stories are.
 * @param processes Where those run that visitors have imported.
 * @param chats What talks inside a story are made of, and who listens to them.
 */
export function createStoryServices(
  outside: Omit<StoryDeps, 'engines'>,
  findAuthored: FindAuthored,
  processes: InkProcesses,
  chats: ModelServices & Pick<ChatServices, 'chats' | 'replies'> & Pick<WritingDeps, 'log'>,
): StoryServices {
  const { config, engine, generations, jobs, log, points, safety } = chats;
  const { database } = outside;
  const writer = createScriptWriter(engine, safety);
  const limits = promptLimits(config.text);
  const engines = new StoryEngines({
    database,
    findAuthored,
    processes,
    engine,
    writer,
    limits,
    prices: config.prices,
  });
  const deps = { ...outside, engines };
  const sessions = new StorySessions(deps);
  const { background } = jobs;
  const notifier = new EventNotifier(database, background, findEnded);
  const writing = new StoryWriting({
    ...outside,
    translations: engines,
    generations,
    log,
    points,
    notifier,
    closing: background.closing,
  });
  return {
    engines,
    firstRounds: new FirstRounds({ ...deps, findAuthored }),
    sessions,
    moves: new StoryMoves({ ...deps, safety, writing }),
    writing,
    writer,
    forks: new StoryForks(deps, sessions),
    offline: new OfflinePlays(deps, sessions),
    shares: new StoryShares(deps),
    sharedPlays: new SharedPlays(deps, sessions),
    endings: new EndingCounts({ ...outside, findAuthored }),
    otherEndings: new OtherEndings(deps),
    talks: new StoryTalks(deps, chats),
    recognition: new TalkRecognition({ ...deps, ...chats }),
  };
}
