import { foldForKeys } from '../../../../prompt/keywords.ts';
import type { Scene } from '../scene.ts';
import { bridge } from '../scene.ts';
import { sentencesOf } from '../sentences.ts';
import { stemsOf, tellingWords } from '../words.ts';
import { SKETCH_QUESTIONS } from './sketch-questions.ts';
import { TEMPERAMENT_WORDS, type TemperamentWords } from './temperament-words.ts';

const SCENARIO_SENTENCES = 3;
/** In `patient` and `patience`. */
const COMMON_LETTERS = 4;

export function answerOfSketch(scene: Scene): string[] | undefined {
  const folded = foldForKeys(scene.line);
  if (!scene.reading.isQuestion) return limits(scene, folded);
  if (SKETCH_QUESTIONS.place.test(folded)) return scenarioOf(scene);
  return limits(scene, folded) ?? nature(scene, folded);
}

export function scenarioOf(scene: Scene): string[] | undefined {
  const { character, voice } = scene;
  const sentences = sentencesOf(character.scenario, character.language).slice(0, SCENARIO_SENTENCES);
  const told = narrated(sentences.map(({ text }) => text).join(' '));
  return told === '' || !voice.isFresh(told) ? undefined : [bridge(scene), told];
}

export function taglineOf({ character, voice }: Scene): string {
  const told = narrated(character.sketch?.tagline ?? '');
  return told !== '' && voice.isFresh(told) ? told : '';
}

const ENOUGH_SHARED = 2;

function limits({ character, line, phrases, reading, voice }: Scene, folded: string): string[] | undefined {
  const nevers = character.sketch?.nevers ?? [];
  const asked = stemsOf(line);
  const enough = reading.isQuestion ? 1 : ENOUGH_SHARED;
  const meant = nevers.find((never) => [...stemsOf(never)].filter((stem) => asked.has(stem)).length >= enough);
  const any = SKETCH_QUESTIONS.never.test(folded) ? voice.pick(nevers) : undefined;
  const words = meant ?? any;
  return words === undefined ? undefined : [voice.phrase(phrases, 'never', { words: bare(words) })];
}

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

function isNamed(noun: string, line: string, folded: string): boolean {
  return tellingWords(noun)
    .map((word) => foldForKeys(word).replace(/^ال/u, ''))
    .some((word) => {
      if (/\p{Script=Han}|\p{Script=Hangul}/u.test(word)) return word.length > 1 && folded.includes(word);
      return tellingWords(line).some((other) => commonLetters(word, foldForKeys(other)) >= COMMON_LETTERS);
    });
}

function commonLetters(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return COMMON_LETTERS;
  const differing = Array.from(short).findIndex((letter, index) => letter !== long[index]);
  return differing === -1 ? short.length : differing;
}

function bare(words: string): string {
  return words.trim().replace(/[.。]$/u, '');
}

function narrated(text: string): string {
  const words = text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
  return words === '' ? '' : `*${words}*`;
}
