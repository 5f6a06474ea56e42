import type { Handlers } from '../http/operation.ts';
import { describePortrait } from './descriptions/describe-portrait.ts';
import { drawPortrait } from './draw-portrait.ts';

/** Portraits put together from parts. Pure functions: nothing is stored. */
export function portraitRoutes(): Pick<Handlers, 'getComposedPortrait' | 'describePortrait'> {
  return {
    async getComposedPortrait({ input }) {
      const { crop, flowers, freckles, recipe: _, ...parts } = input.query;
      const content = drawPortrait({ ...parts, flowers: isOn(flowers), freckles: isOn(freckles) }, crop);
      return { type: 'image/svg+xml', content, shared: true };
    },

    async describePortrait({ input }) {
      return { data: describePortrait(input.body.text, input.body.locale) };
    },
  };
}

/** A part that an address leaves out is drawn from the seed. */
function isOn(value: 'true' | 'false' | undefined): boolean | undefined {
  return value === undefined ? undefined : value === 'true';
}
