import { foldForKeys, mentions } from '../../../../prompt/keywords.ts';
import type { Answer, CardMaterial, Tale } from '../card-material.ts';
import type { Reading } from '../intent/intent.ts';
import { stemsOf } from '../words.ts';

export type Found = { kind: 'answer'; answer: Answer; score: number } | { kind: 'tale'; tale: Tale; score: number };

const CUE_WEIGHT = 1.6;
const OWN_WEIGHT = 0.7;
const INTENT_SCORE = 4;
const KEY_SCORE = 2.6;
/** What was told by name weighs more than what was merely mentioned. */
const LONG_KEY_SCORE = 0.12;

/**
 * What on a card has to do with a line, the best first.
 *
 * @param name Of the character: to be spoken to by name is no topic.
 */
export function findAbout(material: CardMaterial, line: string, reading: Reading, name: string): Found[] {
  const asked = stemsOf(line);
  for (const part of stemsOf(name)) asked.delete(part);
  const weigh = rarity(material);
  const overlap = (stems: ReadonlySet<string>) =>
    asked
      .values()
      .filter((stem) => stems.has(stem))
      .reduce((sum, stem) => sum + weigh(stem), 0);
  const folded = foldForKeys(line);

  const answers = material.answers.map((answer): Found => {
    const intent = reading.intent !== undefined && answer.cueIntent === reading.intent ? INTENT_SCORE : 0;
    const score = intent + CUE_WEIGHT * overlap(answer.cueStems) + OWN_WEIGHT * overlap(answer.stems);
    return { kind: 'answer', answer, score };
  });
  const tales = material.tales.map((tale): Found => {
    const key = tale.keys.find((candidate) => mentions(folded, foldForKeys(candidate)));
    const named = overlap(stemsOf(tale.title));
    const keyed = key === undefined ? 0 : KEY_SCORE + LONG_KEY_SCORE * key.length;
    return { kind: 'tale', tale, score: keyed + named + OWN_WEIGHT * overlap(tale.stems) };
  });
  return [...answers, ...tales].toSorted((a, b) => b.score - a.score);
}

/** A word that stands everywhere on a card says little. */
function rarity({ answers, tales }: CardMaterial): (stem: string) => number {
  const texts = [...answers, ...tales].map(({ stems }) => stems);
  return (stem) => {
    const holding = texts.filter((stems) => stems.has(stem)).length;
    return Math.log(1 + texts.length / Math.max(1, holding)) / 1.5;
  };
}
