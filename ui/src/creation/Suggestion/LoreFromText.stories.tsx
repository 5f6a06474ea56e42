import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { LoreFromText } from './LoreFromText';
import type { LoreFromTextProps } from './suggestion-model';

const args: LoreFromTextProps = {
  text: '# The Saltmarket\nStalls on planks over the tide.\n\nOld Berto: the customs officer who never found a barrel.',
  onText: fn(),
  language: 'en-US',
  source: 'model',
  onSource: fn(),
  price: { points: 2, isLacking: false },
  onAsk: fn(),
  isBusy: false,
};

const meta = preview.meta({
  title: 'Creation/LoreFromText',
  component: LoreFromText,
  parameters: { layout: 'padded' },
  args,
});

const english = { locale: 'en-US' } as const;

/** A text was pasted; the model would read it for points. */
export const Pasted = meta.story();

/** The button says the price, and asks. */
export const Asked = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args: { onAsk, onText }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find entries 2 points' }));
    await expect(onAsk).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text about this world' }), '!');
    await expect(onText).toHaveBeenLastCalledWith(`${args.text}!`);
  },
});

/** Nothing was pasted yet, and the server has no model: the free form says what it is. */
export const Empty = meta.story({
  globals: english,
  args: { text: '', source: 'templates', onSource: null, price: { points: 0, isLacking: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Find entries/ })).toBeDisabled();
    await expect(canvas.getByText(/No model/)).toBeVisible();
  },
});

/** A text that is too long, and points that do not suffice. */
export const TooLong = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { text: 'x'.repeat(20_001), price: { points: 2, isLacking: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/1 character too many/);
    await expect(canvas.getByRole('button', { name: /^Find entries/ })).toBeDisabled();
  },
});
