import { foldForKeys, mentions } from '../../../../prompt/keywords.ts';
import type { Answer, CardMaterial, Tale } from '../card-material.ts';
import type { Reading } from '../intent/intent.ts';
import { sameness } from '../sentences.ts';
import { stemsOf } from '../words.ts';

export type Found = { kind: 'answer'; answer: Answer; score: number } | { kind: 'tale'; tale: Tale; score: number };

const CUE_WEIGHT = 1.6;
/** Statements rarely ask for an answer. */
const STATED_WEIGHT = 1;
const OWN_WEIGHT = 0.7;
const INTENT_SCORE = 4;
const KEY_SCORE = 2.6;
/** Named topics outweigh mentions. */
const LONG_KEY_SCORE = 0.12;
const SAME_SCORE = 5;
const COVERED_SCORE = 0.8;
/** Small cards count as this large. */
const FEWEST_TEXTS = 8;

/** What on a card relates to a line, best first; the character's own name is no topic. */
export function findAbout(material: CardMaterial, line: string, reading: Reading, name: string): Found[] {
  const asked = stemsOf(line);
  for (const part of stemsOf(name)) asked.delete(part);
  const weigh = rarity(material, reading.isQuestion ? FEWEST_TEXTS : 0);
  const overlap = (stems: ReadonlySet<string>) =>
    asked
      .values()
      .filter((stem) => stems.has(stem))
      .reduce((sum, stem) => sum + weigh(stem), 0);
  const folded = foldForKeys(line);
  const same = sameness(line);
  const isCovered = (stems: ReadonlySet<string>) =>
    reading.isQuestion && asked.size > 0 && asked.values().every((stem) => stems.has(stem));

  const answers = material.answers.map((answer): Found => {
    const intent = reading.intent !== undefined && answer.cueIntent === reading.intent ? INTENT_SCORE : 0;
    const asBefore = same !== '' && sameness(answer.cue) === same ? SAME_SCORE : 0;
    const cueWeight = answer.isToQuestion && !reading.isQuestion ? STATED_WEIGHT : CUE_WEIGHT;
    const score = asBefore + intent + cueWeight * overlap(answer.cueStems) + OWN_WEIGHT * overlap(answer.stems);
    return { kind: 'answer', answer, score };
  });
  const tales = material.tales.map((tale): Found => {
    const key = tale.keys.find((candidate) => mentions(folded, foldForKeys(candidate)));
    const named = overlap(stemsOf(tale.title));
    const covered = tale.title === '' && isCovered(tale.stems) ? COVERED_SCORE : 0;
    const keyed = key === undefined ? 0 : KEY_SCORE + LONG_KEY_SCORE * key.length;
    return { kind: 'tale', tale, score: covered + keyed + named + OWN_WEIGHT * overlap(tale.stems) };
  });
  return [...answers, ...tales].toSorted((a, b) => b.score - a.score);
}

export function answerToSame(material: CardMaterial, line: string): Answer | undefined {
  const same = sameness(line);
  return same === '' ? undefined : material.answers.find(({ cue }) => sameness(cue) === same);
}

function rarity({ answers, tales }: CardMaterial, fewest: number): (stem: string) => number {
  const texts = [...answers, ...tales].map(({ stems }) => stems);
  return (stem) => {
    const holding = texts.filter((stems) => stems.has(stem)).length;
    return Math.log(1 + Math.max(fewest, texts.length) / Math.max(1, holding)) / 1.5;
  };
}
