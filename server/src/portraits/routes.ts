import type { Handlers } from '../http/operation.ts';
import type { Parts } from '../media/art/composed/parts.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { describePortrait } from './descriptions/describe-portrait.ts';
import { drawPortrait } from './draw-portrait.ts';
import type { LivingPortraits } from './living-portraits.ts';

/** A page shows one or two at a time; drawing one takes a quarter of a second of a processor. */
const LIVING_PER_MINUTE = 60;

/** Portraits put together from parts. Pure functions: nothing is stored. */
export function portraitRoutes(
  living: LivingPortraits,
  rateLimits: RateLimits,
): Pick<Handlers, 'getComposedPortrait' | 'getLivingPortrait' | 'describePortrait'> {
  const limit = rateLimits.approximate('living portraits', LIVING_PER_MINUTE);
  return {
    async getComposedPortrait({ input }) {
      const { crop, recipe: _, ...query } = input.query;
      const content = drawPortrait(partsOf(query), crop);
      return { type: 'image/svg+xml', content, shared: true };
    },

    async getLivingPortrait({ input, network = 'none' }) {
      await limit(network);
      const { recipe: _, ...query } = input.query;
      const content = await living.draw(partsOf(query), network);
      return { type: 'image/webp', content, shared: true };
    },

    async describePortrait({ input }) {
      return { data: describePortrait(input.body.text, input.body.locale) };
    },
  };
}

type Switch = 'true' | 'false' | undefined;
type Query = Omit<Parts, 'flowers' | 'freckles'> & { flowers?: Switch; freckles?: Switch };

function partsOf({ flowers, freckles, ...parts }: Query): Parts {
  return { ...parts, flowers: isOn(flowers), freckles: isOn(freckles) };
}

/** A part that an address leaves out is drawn from the seed. */
function isOn(value: Switch): boolean | undefined {
  return value === undefined ? undefined : value === 'true';
}
