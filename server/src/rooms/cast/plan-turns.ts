import type { TurnTaking } from '../../contract/validators.ts';
import { findAddressed } from './mentions.ts';
import { inTurn, scoreRelevance, type CastMember } from './relevance.ts';

/** Per message; characters' lines cause none. */
export const MOST_REPLIES = 2;
/** From this score a second character answers. */
const SECOND_FROM = 8;

export interface Said {
  text: string;
  cast: readonly CastMember[];
  /** Newest first. */
  speakers: readonly string[];
}

const ways = {
  mention: () => [],
  'round-robin': (said) => inTurn(said.cast, said.speakers[0]).slice(0, 1),
  relevance: ({ cast, speakers, text }) =>
    scoreRelevance(text, cast, speakers).filter(({ score }, index) => index === 0 || score >= SECOND_FROM),
} as const satisfies Record<TurnTaking, (said: Said) => { id: string }[]>;

/** The characters that answer, in order: those addressed, even quiet ones; else by the room's way among the others. */
export function planTurns(way: TurnTaking, said: Said): string[] {
  const addressed = findAddressed(said.text, said.cast);
  if (addressed.length > 0) return addressed.slice(0, MOST_REPLIES);
  const loud = said.cast.filter(({ quiet }) => !quiet);
  return ways[way]({ ...said, cast: loud })
    .map(({ id }) => id)
    .slice(0, MOST_REPLIES);
}

/** The next character when a member asks any; undefined when all are quiet. */
export function nextInTurn({ cast, speakers }: Omit<Said, 'text'>): string | undefined {
  return inTurn(
    cast.filter(({ quiet }) => !quiet),
    speakers[0],
  )[0]?.id;
}
