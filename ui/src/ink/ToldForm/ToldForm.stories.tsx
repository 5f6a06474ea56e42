import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { ToldForm } from './ToldForm';

const meta = preview.meta({
  title: 'Ink/Told form',
  component: ToldForm,
  args: {
    sentence: '',
    onSentence: fn(),
    price: { begin: 5, isLacking: false, round: 5, ownMove: 8 },
    busy: false,
    problem: null,
    onBegin: fn(),
    storiesHref: '#stories',
  },
});

const written = 'The last ferry carries one passenger too many.';

/** Nothing is written yet: the prices are there, the button waits. */
export const Empty = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
});

/** A sentence, ready to become a story. */
export const Written = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { sentence: written },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/a choice costs 5 points\./)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('What is the story about?'), '{Enter}');
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
});

/** The model is at work: nothing can be changed or sent twice. */
export const Making = meta.story({
  args: { sentence: written, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onBegin).not.toHaveBeenCalled();
  },
});

/** The model failed: the sentence is still there, and nothing was charged. */
export const Failed = meta.story({
  args: { sentence: written, problem: 'failed' },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue(written),
});

/** What the rules do not allow, with too few points besides. */
export const Refused = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { sentence: written, problem: 'refused', price: { begin: 5, isLacking: true, round: 1, ownMove: 8 } },
  play: ({ canvas }) => expect(canvas.getByText(/^This sentence is not allowed here/)).toBeVisible(),
});

/** Whether there is a model is not known yet. */
export const Waiting = meta.story({
  tags: ['no-look'],
  args: { sentence: written, price: undefined },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
});

/** No text model: the page says so, and leads to what authors have written. */
export const WithoutModel = meta.story({
  args: { price: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#stories');
  },
});
