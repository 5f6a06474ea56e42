import type { Decorator } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import { Offers, type OffersProps } from './Offers';

const inColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: 720, marginInline: 'auto' }}>
    <Story />
  </div>
);

const barrier = {
  agreementId: 'hold-the-barrier',
  text: 'Sir Bram will hold the barrier up for as long as you need.',
  done: false,
};
const voice = {
  agreementId: 'speak-too',
  text: 'Madame Marchetti will speak too, if it is you who begins.',
  done: false,
};

const args: OffersProps = {
  offers: [barrier],
  language: 'en-US',
  state: { kind: 'none' },
  isOffline: false,
  storyHref: '/en-US/story-hub',
  onAgree: fn(),
};

const meta = preview.meta({
  title: 'Talk/Offers',
  component: Offers,
  render: (args: OffersProps) => <Offers {...args} />,
  decorators: [inColumn],
  args,
});

const english = { locale: 'en-US' } as const;

/** The talk has come to something: one press agrees on it. */
export const Open = meta.story({
  globals: english,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(barrier.text)).toHaveAttribute('lang', 'en-US');
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    await expect(args.onAgree).toHaveBeenCalledWith('hold-the-barrier');
  },
});

/** One thing is agreed, which has changed the story; another may be. */
export const AgreedAndOpen = meta.story({
  args: { offers: [{ ...barrier, done: true }, voice] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.storyHref);
  },
});

/** The same on a phone. */
export const OnPhone = meta.story({
  globals: onPhone,
  args: { offers: [{ ...barrier, done: true }, voice] },
});

/** It is on its way to the story; nothing else can be agreed meanwhile. */
export const Agreeing = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { offers: [barrier, voice], state: { kind: 'pending', agreementId: 'hold-the-barrier' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /One moment/ })).toHaveAttribute('aria-busy', 'true');
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

/** It did not arrive: nothing has changed, and the button is there again. */
export const Failed = meta.story({
  globals: english,
  args: { state: { kind: 'failed', agreementId: 'hold-the-barrier' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/nothing has changed/);
    await expect(canvas.getByRole('button', { name: 'Agree' })).toBeEnabled();
  },
});

/** The story stood elsewhere by then; what can be agreed now is shown. */
export const MovedOn = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { offers: [], state: { kind: 'stale' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/moved on/);
  },
});

/** Without a connection nothing can be agreed, and the reason is said. */
export const Offline = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Agree' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(/back online/);
  },
});
