import type { ChatServices } from '../chats/services.ts';
import { EndingCounts } from './endings/story-endings.ts';
import { SharedPlays } from './sharing/shared-plays.ts';
import { StoryShares } from './sharing/story-shares.ts';
import { StoryEngines, type FindInk } from './story-engines.ts';
import { StoryForks } from './story-forks.ts';
import { StoryMoves } from './story-moves.ts';
import { StorySessions, type StoryParts } from './story-sessions.ts';
import { StoryTalks } from './talk/story-talks.ts';
import { TalkRecognition, type RecognitionParts } from './talk/talk-recognition.ts';

/** Everything that playing stories is made of. */
export interface StoryServices {
  sessions: StorySessions;
  moves: StoryMoves;
  forks: StoryForks;
  shares: StoryShares;
  sharedPlays: SharedPlays;
  endings: EndingCounts;
  talks: StoryTalks;
  recognition: TalkRecognition;
}

/**
 * @param findInk Where authored stories are written.
 * @param chats What talks inside a story are made of, and who listens to them.
 */
export function createStoryServices(
  outside: Omit<StoryParts, 'engines'>,
  findInk: FindInk,
  chats: Pick<ChatServices, 'chats' | 'replies'> & Pick<RecognitionParts, 'engine' | 'log'>,
): StoryServices {
  const parts = { ...outside, engines: new StoryEngines(findInk) };
  const sessions = new StorySessions(parts);
  return {
    sessions,
    moves: new StoryMoves(parts, sessions),
    forks: new StoryForks(parts, sessions),
    shares: new StoryShares(parts, sessions),
    sharedPlays: new SharedPlays(parts, sessions),
    endings: new EndingCounts({ ...outside, findInk }),
    talks: new StoryTalks(parts, sessions, chats),
    recognition: new TalkRecognition({ ...parts, ...chats }),
  };
}
