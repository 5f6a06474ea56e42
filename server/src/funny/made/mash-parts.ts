import type { FunnyInheritance, PortraitParts } from '../../contract/validators.ts';
import { completeParts } from '../../media/art/composed/complete-parts.ts';
import { createRandom } from '../../media/art/random.ts';

const TOSSED = [
  'mood',
  'place',
  'garment',
  'cloth',
  'hairCut',
  'hairColor',
  'skin',
  'glasses',
  'beard',
  'flowers',
  'freckles',
  'expression',
] as const;

interface Parent {
  characterId: string;
  parts: PortraitParts;
}

export function mashParts(
  one: Parent,
  other: Parent,
  seed: string,
): { picture: PortraitParts; inherited: FunnyInheritance[] } {
  const inherited = TOSSED.map((part) => {
    const parent = createRandom(`funny:${seed}:${part}`).chance(0.5) ? one : other;
    return { part, characterId: parent.characterId };
  });
  const whole = new Map([one, other].map(({ characterId, parts }) => [characterId, completeParts(partsFrom(parts))]));
  const taken = inherited.map(({ characterId, part }) => [part, whole.get(characterId)?.[part]] as const);
  return { picture: { ...completeParts({ seed }), ...Object.fromEntries(taken), seed }, inherited };
}

export function partsFrom(parts: PortraitParts) {
  return {
    seed: parts.seed,
    ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)),
  };
}
