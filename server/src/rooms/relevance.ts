import { foldForKeys, mentions } from '../prompt/keywords.ts';
import { callNames, type Named } from './call-names.ts';

/** What is known of a character when it is asked whom words concern. */
export interface CastMember extends Named {
  /** Speaks only when somebody asks for it. */
  quiet: boolean;
  /** The keys of each entry of its lore. */
  loreKeys: readonly (readonly string[])[];
  /** What it is about, in prose. */
  about: string;
}

export interface Scored {
  id: string;
  score: number;
}

const NAMED = 12;
const LORE_ENTRY = 4;
const MOST_LORE_ENTRIES = 3;
const SHARED_WORD = 1;
const MOST_SHARED_WORDS = 4;
/** Who has just spoken is in the conversation; who has spoken twice in a row lets others speak. */
const JUST_SPOKE = 2;
const SPOKE_TWICE = -3;
/** A long silence counts a little. */
const SILENCE = 2;
const LONG_SILENCE = 8;
const SHORTEST_WORD = 4;

/**
 * How much words concern each character: its name, its lore, what it is about, and how lately it spoke. Equal input
 * gives equal scores, highest first; where they are equal, whoever comes next after the last speaker stands first.
 *
 * @param speakers Characters that spoke, newest first.
 */
export function scoreRelevance(text: string, cast: readonly CastMember[], speakers: readonly string[]): Scored[] {
  const folded = foldForKeys(text);
  const words = wordsOf(text);
  const names = callNames(cast);
  const turn = inTurn(cast, speakers[0]);
  return turn
    .map((member) => ({
      id: member.id,
      score:
        ((names.get(member.id) ?? []).some((name) => mentions(folded, name)) ? NAMED : 0) +
        loreScore(folded, member) +
        wordScore(words, member) +
        recencyScore(speakers, member.id),
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** The cast in its order, beginning after the last speaker. */
export function inTurn<Member extends { id: string }>(cast: readonly Member[], last: string | undefined): Member[] {
  const at = cast.findIndex(({ id }) => id === last) + 1;
  return [...cast.slice(at), ...cast.slice(0, at)];
}

function loreScore(folded: string, { loreKeys }: CastMember): number {
  const awake = loreKeys.filter((keys) => keys.some((key) => mentions(folded, foldForKeys(key))));
  return Math.min(awake.length, MOST_LORE_ENTRIES) * LORE_ENTRY;
}

function wordScore(words: ReadonlySet<string>, { about }: CastMember): number {
  const shared = [...wordsOf(about)].filter((word) => words.has(word));
  return Math.min(shared.length, MOST_SHARED_WORDS) * SHARED_WORD;
}

function recencyScore(speakers: readonly string[], id: string): number {
  const [last, before] = speakers;
  if (last === id) return before === id ? SPOKE_TWICE : JUST_SPOKE;
  const silent = speakers.indexOf(id);
  return ((silent < 0 ? LONG_SILENCE : Math.min(silent, LONG_SILENCE)) / LONG_SILENCE) * SILENCE;
}

function wordsOf(text: string): Set<string> {
  const words = foldForKeys(text).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}
