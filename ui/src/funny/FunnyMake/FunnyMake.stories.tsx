import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { WhatWouldTheySayField } from '../tabs/WhatWouldTheySayField';
import { FunnyMake } from './FunnyMake';

const meta = preview.meta({
  title: 'Funny/Make',
  component: FunnyMake,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    children: <WhatWouldTheySayField value="I burnt the bread again." onChange={fn()} />,
    price: { points: 2, isLacking: false },
    busy: null,
    lack: null,
    problem: null,
    onMake: fn(),
  },
});

/** Both ways, each with its price on it. */
export const BothWays = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make it, free' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Let the model write it 2 points$/ }));
    await expect(args.onMake).toHaveBeenNthCalledWith(1, 'house');
    await expect(args.onMake).toHaveBeenNthCalledWith(2, 'model');
  },
});

/** No model is connected: one way, which is free, and a line that says so. */
export const WithoutModel = meta.story({ args: { price: null } });

/** There are not enough points for the model. */
export const PointsMissing = meta.story({ args: { price: { points: 2, isLacking: true } } });

/** Something is missing. */
export const Lacking = meta.story({
  globals: { locale: 'en-US' },
  args: { lack: 'line' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Write a line that they can answer'),
});

/** Nothing could be made. */
export const Failed = meta.story({ args: { problem: 'failed' } });

/** It is being made; the other way waits. */
export const Busy = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { busy: 'house' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Making it/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Let the model/ })).toBeDisabled();
  },
});
