import { StoryEngines, type FindInk } from './story-engines.ts';
import { StoryForks } from './story-forks.ts';
import { StoryMoves } from './story-moves.ts';
import { StorySessions, type StoryParts } from './story-sessions.ts';

/** Everything that playing stories is made of. */
export interface StoryServices {
  sessions: StorySessions;
  moves: StoryMoves;
  forks: StoryForks;
}

/** @param findInk Where authored stories are written. */
export function createStoryServices(outside: Omit<StoryParts, 'engines'>, findInk: FindInk): StoryServices {
  const parts = { ...outside, engines: new StoryEngines(findInk) };
  const sessions = new StorySessions(parts);
  return { sessions, moves: new StoryMoves(parts, sessions), forks: new StoryForks(parts, sessions) };
}
