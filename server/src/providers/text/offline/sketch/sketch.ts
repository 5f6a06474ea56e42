import { foldForKeys } from '../../../../prompt/keywords.ts';
import type { Scene } from '../scene.ts';
import { bridge } from '../scene.ts';
import { sentencesOf } from '../sentences.ts';
import { stemsOf, tellingWords } from '../words.ts';
import { SKETCH_QUESTIONS } from './sketch-questions.ts';
import { TEMPERAMENT_WORDS, type TemperamentWords } from './temperament-words.ts';

/** Sentences of a scenario that are told at once. */
const SCENARIO_SENTENCES = 3;
/** Letters that two forms of a word have in common at least, such as `patient` and `patience`. */
const COMMON_LETTERS = 4;

/** The answer to a question about the place, the nature or the limits of a character; undefined for others. */
export function answerOfSketch(scene: Scene): string[] | undefined {
  const folded = foldForKeys(scene.line);
  if (!scene.reading.isQuestion) return limits(scene, folded);
  if (SKETCH_QUESTIONS.place.test(folded)) return scenarioOf(scene);
  return limits(scene, folded) ?? nature(scene, folded);
}

/** Where it begins, told beside the speech; undefined where the card does not say and where it was told lately. */
export function scenarioOf(scene: Scene): string[] | undefined {
  const { character, voice } = scene;
  const sentences = sentencesOf(character.scenario, character.language).slice(0, SCENARIO_SENTENCES);
  const told = narrated(sentences.map(({ text }) => text).join(' '));
  return told === '' || !voice.isFresh(told) ? undefined : [bridge(scene), told];
}

/** The one line about a character, told beside the speech; empty where there is none and where it was told. */
export function taglineOf({ character, voice }: Scene): string {
  const told = narrated(character.sketch?.tagline ?? '');
  return told !== '' && voice.isFresh(told) ? told : '';
}

/** What a line that is no question has to share with a limit to be about it. */
const ENOUGH_SHARED = 2;

/** Asked for what it never does, or for a thing that is among it. */
function limits({ character, line, phrases, reading, voice }: Scene, folded: string): string[] | undefined {
  const nevers = character.sketch?.nevers ?? [];
  const asked = stemsOf(line);
  const enough = reading.isQuestion ? 1 : ENOUGH_SHARED;
  const meant = nevers.find((never) => [...stemsOf(never)].filter((stem) => asked.has(stem)).length >= enough);
  const any = SKETCH_QUESTIONS.never.test(folded) ? voice.pick(nevers) : undefined;
  const words = meant ?? any;
  return words === undefined ? undefined : [voice.phrase(phrases, 'never', { words: bare(words) })];
}

/** Asked what it is like, or for one of its temperaments. */
function nature({ character, language, line, phrases, voice }: Scene, folded: string): string[] | undefined {
  const temperaments = character.sketch?.temperaments ?? [];
  if (temperaments.length === 0) return undefined;
  const known: Readonly<Record<string, TemperamentWords>> = TEMPERAMENT_WORDS;
  const words = known[language] ?? TEMPERAMENT_WORDS.en;
  const isMeant = temperaments.some((one) => isNamed(words[one], line, folded));
  if (!isMeant && !SKETCH_QUESTIONS.nature.test(folded)) return undefined;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(temperaments.map((one) => words[one]));
  return [voice.phrase(phrases, 'nature', { list })];
}

/** Whether a line names a temperament, if only as an adjective. */
function isNamed(noun: string, line: string, folded: string): boolean {
  return tellingWords(noun)
    .map((word) => foldForKeys(word).replace(/^ال/u, ''))
    .some((word) => {
      if (/\p{Script=Han}|\p{Script=Hangul}/u.test(word)) return word.length > 1 && folded.includes(word);
      return tellingWords(line).some((other) => commonLetters(word, foldForKeys(other)) >= COMMON_LETTERS);
    });
}

/** Letters that two words begin with; a whole short word counts for enough. */
function commonLetters(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return COMMON_LETTERS;
  const differing = Array.from(short).findIndex((letter, index) => letter !== long[index]);
  return differing === -1 ? short.length : differing;
}

/** A line without its full stop, to be quoted. */
function bare(words: string): string {
  return words.trim().replace(/[.。]$/u, '');
}

function narrated(text: string): string {
  const words = text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
  return words === '' ? '' : `*${words}*`;
}
