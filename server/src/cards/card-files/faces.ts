import type { PortraitParts } from '../../contract/validators.ts';
import { portraitFiles } from '../../portraits/draw-portrait.ts';
import { portraitPartsOf } from '../describe/describe-card.ts';
import { readExpressions, type Expression } from './expressions.ts';
import { drawnPortrait, portraitOf, type Portrait } from './portraits.ts';
import type { ReadCard } from './read-card.ts';

export interface Faces {
  portrait: Portrait;
  /** What the portrait is put together from; null for any other. */
  portraitParts: PortraitParts | null;
  expressions: Expression[];
}

/**
 * How a card's character looks: its own picture, else the one that its parts give, else one of the house.
 *
 * @param seed A card without picture and parts gets a portrait that is drawn from this.
 */
export async function facesOf(read: ReadCard, seed: string): Promise<Faces> {
  const { expressions } = await readExpressions(read);
  const own = read.avatar === undefined ? undefined : await portraitOf(read.avatar);
  if (own !== undefined) return { portrait: own, portraitParts: null, expressions };
  const parts = portraitPartsOf(read.card);
  if (parts === undefined) return { portrait: await drawnPortrait(seed), portraitParts: null, expressions };
  return { portrait: await portraitFiles(parts), portraitParts: parts, expressions };
}
