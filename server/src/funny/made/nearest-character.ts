import { createRandom } from '../../media/art/random.ts';
import type { Temperament } from '../../providers/text/temperaments.ts';

interface Leaning {
  tags: readonly string[];
  temperaments: readonly Temperament[];
}

/** Three answers to each of six questions; their words and pictures are the page's. */
export const QUESTIONS: readonly (readonly [Leaning, Leaning, Leaning])[] = [
  [
    { tags: ['sea-and-salt', 'river-tales'], temperaments: ['patient', 'loyal'] },
    { tags: ['rooftops', 'mystery'], temperaments: ['bold', 'restless'] },
    { tags: ['gardens', 'ghost-stories'], temperaments: ['gentle', 'shy'] },
  ],
  [
    { tags: ['letters', 'romance', 'slow-burn'], temperaments: ['loyal', 'shy'] },
    { tags: ['clockwork', 'mystery'], temperaments: ['curious', 'patient'] },
    { tags: ['open-road', 'swordplay'], temperaments: ['bold', 'warm'] },
  ],
  [
    { tags: ['night-trains', 'dry-wit'], temperaments: ['dry', 'patient'] },
    { tags: ['comedy', 'cosy'], temperaments: ['warm', 'playful'] },
    { tags: ['open-road', 'deep-winter'], temperaments: ['restless', 'bold'] },
  ],
  [
    { tags: ['cosy', 'ghost-stories'], temperaments: ['loyal', 'warm'] },
    { tags: ['starlight', 'lost-things'], temperaments: ['curious', 'gentle'] },
    { tags: ['rooftops', 'courtly-intrigue'], temperaments: ['proud', 'stern'] },
  ],
  [
    { tags: ['dry-wit', 'comedy', 'tall-tales', 'gardens'], temperaments: ['dry', 'playful'] },
    { tags: ['courtly-intrigue', 'mystery'], temperaments: ['stern', 'proud'] },
    { tags: ['slow-burn', 'romance', 'river-tales'], temperaments: ['gentle', 'warm'] },
  ],
  [
    { tags: ['lost-things', 'letters', 'growing-up'], temperaments: ['shy', 'loyal'] },
    { tags: ['swordplay', 'courtly-intrigue'], temperaments: ['bold', 'proud'] },
    { tags: ['clockwork', 'starlight'], temperaments: ['curious', 'restless'] },
  ],
];

/** A tag says more of a character than a temperament, which many share. */
const WEIGHT = { tag: 3, temperament: 1 } as const;

interface Candidate {
  characterId: string;
  tags: readonly string[];
  temperaments: readonly Temperament[];
}

const countOf = <Name>(names: readonly Name[]): Map<Name, number> =>
  names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<Name, number>());

function leaningsOf(choices: readonly number[]) {
  const chosen = QUESTIONS.flatMap((answers, index) => answers[choices[index] ?? 0] ?? []);
  return {
    tags: countOf(chosen.flatMap(({ tags }) => tags)),
    temperaments: countOf(chosen.flatMap(({ temperaments }) => temperaments)),
  };
}

export interface Nearest {
  characterId: string;
  /** What they have in common with the answers, the most telling first. */
  reasons: { tags: string[]; temperaments: Temperament[] };
}

/**
 * The characters by their nearness to the answers, the nearest first; of equally near ones the seed decides.
 *
 * @param choices Six numbers from 0 to 2.
 */
export function nearestCharacters(
  choices: readonly number[],
  candidates: readonly Candidate[],
  seed: string,
): Nearest[] {
  const wanted = leaningsOf(choices);
  return candidates
    .map(({ characterId, tags, temperaments }) => {
      const common = {
        tags: tags.filter((tag) => wanted.tags.has(tag)),
        temperaments: temperaments.filter((temperament) => wanted.temperaments.has(temperament)),
      };
      const score =
        common.tags.reduce((sum, tag) => sum + WEIGHT.tag * (wanted.tags.get(tag) ?? 0), 0) +
        common.temperaments.reduce((sum, one) => sum + WEIGHT.temperament * (wanted.temperaments.get(one) ?? 0), 0);
      return {
        characterId,
        score,
        tie: createRandom(`nearest:${seed}:${characterId}`).next(),
        reasons: {
          tags: common.tags.toSorted((a, b) => (wanted.tags.get(b) ?? 0) - (wanted.tags.get(a) ?? 0)),
          temperaments: common.temperaments,
        },
      };
    })
    .toSorted((a, b) => b.score - a.score || a.tie - b.tie)
    .map(({ characterId, reasons }) => ({ characterId, reasons }));
}
