import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ActPrice } from './ActPrice';

const meta = preview.meta({
  title: 'Primitives/ActPrice',
  component: ActPrice,
  tags: ['no-look'],
  args: { points: 4, isLacking: false },
});

/** Try an amount, none, and one that is lacking. */
export const Playground = meta.story({ tags: ['!test'] });

/** A coin and a number; the ear hears the unit as well. */
export const Priced = meta.story({
  globals: { locale: 'en-US' },
  play: ({ canvas }) => expect(canvas.getByText(/points/)).toBeInTheDocument(),
});

/** An act that costs nothing says so. */
export const Free = meta.story({
  globals: { locale: 'en-US' },
  args: { points: 0 },
  play: ({ canvas }) => expect(canvas.getByText('Free')).toBeVisible(),
});

/** There are not enough points: the number is in the colour of an error. */
export const Lacking = meta.story({ args: { points: 12, isLacking: true } });

/** A place without points: nothing stands in the control beside its words. */
export const WithoutPoints = meta.story({
  args: { points: undefined },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
});
