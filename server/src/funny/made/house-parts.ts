import type { PortraitParts } from '../../contract/validators.ts';
import { CURATED_CAST } from '../../media/art/cast.ts';
import { completeParts } from '../../media/art/composed/complete-parts.ts';
import { BEARDS, CUTS, GLASSES, HAIR_PAINTS, SKINS } from '../../media/art/composed/parts.ts';

function nameOf<Name extends string>(table: Readonly<Record<Name, unknown>>, value: unknown): Name | undefined {
  if (value === undefined) return undefined;
  const names = Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
  return names.find((name) => table[name] === value);
}

/**
 * The parts that a character's portrait can be put together from: those that it is stored with; for the house's, the
 * curated choices by the names that parts have; for a portrait that is no drawing of ours, ones that its id draws.
 */
export function portraitPartsOf(characterId: string, stored: PortraitParts | null): PortraitParts {
  if (stored !== null) return stored;
  const options = CURATED_CAST[characterId]?.options ?? {};
  const drawn = completeParts({ seed: characterId });
  return {
    ...drawn,
    mood: options.mood ?? drawn.mood,
    place: options.backdrop ?? drawn.place,
    garment: options.garment ?? drawn.garment,
    hairCut: nameOf(CUTS, options.hairCut) ?? drawn.hairCut,
    hairColor: nameOf(HAIR_PAINTS, options.hair) ?? drawn.hairColor,
    skin: nameOf(SKINS, options.skin) ?? drawn.skin,
    glasses: nameOf(GLASSES, options.glasses) ?? 'none',
    beard: nameOf(BEARDS, options.beard) ?? 'none',
    flowers: options.flowers ?? false,
    freckles: options.freckles ?? drawn.freckles,
    expression: 'calm',
  };
}
