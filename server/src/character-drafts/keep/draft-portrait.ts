import { drawnPortrait, type Portrait } from '../../cards/card-files/portraits.ts';
import type { PortraitParts } from '../../contract/validators.ts';
import { HAIR_COLORS, SKIN_TONES } from '../../media/art/portrait.ts';
import {
  type Beard,
  type Glasses,
  type HairCut,
  HAIR_CUTS,
  type HexColor,
  type PortraitOptions,
} from '../../media/art/types.ts';

const GLASSES = { round: 'variant01', square: 'variant02' } as const satisfies Record<string, Glasses>;
const BEARDS = { short: 'variant01', full: 'variant02' } as const satisfies Record<string, Beard>;

/** The portrait of a draft, drawn from its parts. */
export async function drawDraftPortrait(parts: PortraitParts): Promise<Portrait> {
  return drawnPortrait(parts.seed, toOptions(parts));
}

/** What recipe 1 can draw of the parts. Parts that are left out, or that it has no way to leave away, come from the seed. */
function toOptions(parts: PortraitParts): PortraitOptions {
  const { beard, flowers, freckles, garment, glasses, mood, place } = parts;
  const hairCut = numbered<HairCut>(HAIR_CUTS, parts.hairCut);
  const hair = numbered<HexColor>(HAIR_COLORS, parts.hairColor);
  const skin = numbered<HexColor>(SKIN_TONES, parts.skin);
  return {
    ...(mood === undefined ? {} : { mood }),
    ...(place === undefined ? {} : { backdrop: place }),
    ...(garment === undefined ? {} : { garment }),
    ...(hairCut === undefined ? {} : { hairCut }),
    ...(hair === undefined ? {} : { hair }),
    ...(skin === undefined ? {} : { skin }),
    ...(glasses === undefined || glasses === 'none' ? {} : { glasses: GLASSES[glasses] }),
    ...(beard === undefined || beard === 'none' ? {} : { beard: BEARDS[beard] }),
    ...(flowers === undefined ? {} : { flowers }),
    ...(freckles === undefined ? {} : { freckles }),
  };
}

/** The choice that a name such as `cut-07` stands for, counted from 1. */
function numbered<Choice>(choices: readonly Choice[], name: string | undefined): Choice | undefined {
  if (name === undefined) return undefined;
  return choices[Number(name.slice(name.lastIndexOf('-') + 1)) - 1];
}
