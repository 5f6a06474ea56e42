import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { after } from '../fixtures/painted';
import { RedrawForm, type RedrawFormProps } from './RedrawForm';

const meta = preview.meta({
  title: 'Paint/Redraw form',
  component: RedrawForm,
  parameters: { layout: 'padded' },
  args: {
    prompt: 'A colder sky after the rain, with a thin moon.',
    onPrompt: fn(),
    change: 0.75,
    onChange: fn(),
    barrier: undefined,
    price: { points: 12, isLacking: false },
    balance: 1240,
    pricesHref: '#',
    state: { kind: 'idle' },
    problem: undefined,
    onRedraw: fn(),
    onStop: fn(),
  } satisfies RedrawFormProps,
  render: (props: RedrawFormProps) => <RedrawForm {...props} />,
});

const english = { locale: 'en-US' } as const;

/** Try the words and the prices. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** One press asks for it, for its price. */
export const Ready = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redraw this area', description: /^12 points/ }));
    await expect(args.onRedraw).toHaveBeenCalledOnce();
  },
});

/** No area is marked yet. */
export const NoMask = meta.story({
  args: { barrier: 'no-mask' },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
});

/** Nothing is said of what should be there. */
export const NoWords = meta.story({ tags: ['no-look'], args: { barrier: 'no-words', prompt: '' } });

/** No connection: painting still works. */
export const Offline = meta.story({ tags: ['no-look'], args: { barrier: 'offline' } });

/** Too few points. */
export const Lacking = meta.story({ args: { price: { points: 12, isLacking: true }, balance: 5 } });

/** Waits for its turn. */
export const Queued = meta.story({ tags: ['no-look'], args: { state: { kind: 'queued', place: 2 } } });

/** Under way, with what is there so far; it can be stopped. */
export const Drawing = meta.story({
  args: { state: { kind: 'drawing', share: 0.4, preview: after } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/** It has failed: points and mask are safe. */
export const Failed = meta.story({ args: { state: { kind: 'failed', failure: 'stalled' } } });

/** The words are not allowed. */
export const Refused = meta.story({ tags: ['no-look'], args: { problem: 'prompt' } });
