import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import { maren, odile, wren } from '../../content/fixtures/characters';
import { inColumn } from '../fixtures/frames';
import { cast } from '../fixtures/rooms';
import { SpeakBar, type SpeakBarProps } from './SpeakBar';

const args: SpeakBarProps = {
  characters: cast,
  speaking: null,
  waiting: [],
  canStop: true,
  disabled: false,
  replyPrice: { points: 2, isLacking: false },
  onAsk: fn(),
  onStop: fn(),
};

const meta = preview.meta({
  title: 'Rooms/SpeakBar',
  component: SpeakBar,
  render: (args: SpeakBarProps) => <SpeakBar {...args} />,
  args,
  decorators: [inColumn],
});

/** Whom to let speak; what it costs is part of the button's name. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let Wren Halloway speak for 2 points' }));
    await expect(args.onAsk).toHaveBeenCalledWith(wren.characterId);
  },
});

/** One is speaking, one waits; the host or who has asked can stop it. */
export const Speaking = meta.story({
  args: { speaking: maren, waiting: [odile] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Next: Odile Marchetti')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/** Others wait for the end. */
export const SpeakingToOthers = meta.story({
  tags: ['no-look'],
  args: { speaking: maren, canStop: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** No line, no buttons; on a phone the names are pushed sideways. */
export const DisabledOnPhone = meta.story({
  globals: onPhone,
  args: { disabled: true, replyPrice: { points: 0, isLacking: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let Maren Vale speak, free' }));
    await expect(args.onAsk).not.toHaveBeenCalled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
