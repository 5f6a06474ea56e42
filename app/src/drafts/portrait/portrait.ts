import type { PortraitParts } from '@fabula/sdk';
import type { PortraitPart } from '@fabula/ui/creation';
import { portraitChoices } from '@fabula/ui/portrait-choices';

const pick = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)];

export function rollPart(parts: PortraitParts, part: PortraitPart, random: () => number): PortraitParts {
  const others = portraitChoices[part].filter((value) => value !== parts[part]);
  return { ...parts, [part]: pick<unknown>(others, random) };
}

/** The share of portraits that have something that most faces do without, as where the server draws. */
const share = { glasses: 0.2, beard: 0.25, flowers: 0.1, freckles: 0.2 } as const;

export const rollParts = (seed: string, random: () => number): PortraitParts => ({
  seed,
  mood: pick(portraitChoices.mood, random),
  place: pick(portraitChoices.place, random),
  garment: pick(portraitChoices.garment, random),
  hairCut: pick(portraitChoices.hairCut, random),
  hairColor: pick(portraitChoices.hairColor, random),
  skin: pick(portraitChoices.skin, random),
  glasses: random() < share.glasses ? pick(portraitChoices.glasses, random) : 'none',
  beard: random() < share.beard ? pick(portraitChoices.beard, random) : 'none',
  flowers: random() < share.flowers,
  freckles: random() < share.freckles,
  expression: pick(portraitChoices.expression, random),
});

/** Numbers from 0 to 1 that follow from a text (FNV-1a, then mulberry32). */
function numbersOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The portrait that a draft begins with: the same one each time that its page is opened. */
export function firstParts(draftId: string | null): PortraitParts {
  const seed = (draftId ?? 'new-character').replaceAll(/[^\w-]/g, '').slice(0, 40) || 'new-character';
  return rollParts(seed, numbersOf(seed));
}
