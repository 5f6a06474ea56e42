import { foldForKeys, mentions } from '../../prompt/keywords.ts';
import { callNames, type Named } from './call-names.ts';

export interface CastMember extends Named {
  /** Replies only when asked. */
  quiet: boolean;
  loreKeys: readonly (readonly string[])[];
  about: string;
}

export interface Scored {
  id: string;
  score: number;
}

const NAMED = 12;
const LORE_ENTRY = 4;
const MOST_LORE_ENTRIES = 3;
const SHARED_WORD = 0.5;
const OWN_WORD = 2;
const MOST_FOR_WORDS = 6;
/** The last speaker is in the conversation; after two turns others speak. */
const JUST_SPOKE = 1.5;
const SPOKE_TWICE = -3;
const SILENCE_WEIGHT = 2;
const LONG_SILENCE = 8;
const SHORTEST_WORD = 4;

/**
 * How much a text concerns each character, highest first: name, lore, description, last turn. Deterministic; ties go to
 * the next after the last speaker.
 *
 * @param speakers Newest first.
 */
export function scoreRelevance(text: string, cast: readonly CastMember[], speakers: readonly string[]): Scored[] {
  const folded = foldForKeys(text);
  const words = [...wordsOf(text)];
  const subjects = new Map(cast.map(({ about, id }) => [id, wordsOf(about)]));
  const names = callNames(cast);
  const turn = inTurn(cast, speakers[0]);
  return turn
    .map((member) => ({
      id: member.id,
      score:
        ((names.get(member.id) ?? []).some((name) => mentions(folded, name)) ? NAMED : 0) +
        loreScore(folded, member) +
        wordScore(words, subjects, member.id) +
        recencyScore(speakers, member.id),
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** In order, from the one after the last speaker. */
export function inTurn<Member extends { id: string }>(cast: readonly Member[], last: string | undefined): Member[] {
  const at = cast.findIndex(({ id }) => id === last) + 1;
  return [...cast.slice(at), ...cast.slice(0, at)];
}

function loreScore(folded: string, { loreKeys }: CastMember): number {
  const awake = loreKeys.filter((keys) => keys.some((key) => mentions(folded, foldForKeys(key))));
  return Math.min(awake.length, MOST_LORE_ENTRIES) * LORE_ENTRY;
}

function wordScore(words: readonly string[], subjects: ReadonlyMap<string, Set<string>>, id: string): number {
  const others = [...subjects].filter(([other]) => other !== id).map(([, subject]) => subject);
  const scores = words
    .filter((word) => subjects.get(id)?.has(word))
    .map((word) => (others.some((subject) => subject.has(word)) ? SHARED_WORD : OWN_WORD));
  return Math.min(
    scores.reduce((sum, score) => sum + score, 0),
    MOST_FOR_WORDS,
  );
}

function recencyScore(speakers: readonly string[], id: string): number {
  const [last, before] = speakers;
  if (last === id) return before === id ? SPOKE_TWICE : JUST_SPOKE;
  const silent = speakers.indexOf(id);
  return ((silent < 0 ? LONG_SILENCE : Math.min(silent, LONG_SILENCE)) / LONG_SILENCE) * SILENCE_WEIGHT;
}

function wordsOf(text: string): Set<string> {
  const words = foldForKeys(text).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD));
}
