import type { Decorator } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import { AiDisclosure } from './AiDisclosure';
import { BranchNotice } from './BranchNotice';
import { BreakReminder } from './BreakReminder';
import { CrisisCard } from './CrisisCard';
import { EngineHint } from './EngineHint';

const inColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: 560, marginInline: 'auto' }}>
    <Story />
  </div>
);

const meta = preview.meta({ title: 'Chat/Notices', decorators: [inColumn], args: { onDismiss: fn() } });

const helpLines = [
  { name: '988 Suicide & Crisis Lifeline (United States)', contact: '988', href: 'tel:988' },
  { name: 'Find a helpline', contact: 'findahelpline.com', href: 'https://findahelpline.com' },
];

/** A message suggests danger: help is one press away. */
export const Crisis = meta.story({
  render: () => <CrisisCard helpLines={helpLines} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /United States/ })).toHaveAttribute('href', 'tel:988');
  },
});

/** The same on a phone. */
export const CrisisOnPhone = meta.story({
  globals: onPhone,
  render: () => <CrisisCard helpLines={helpLines} />,
});

/** Three hours have gone by. */
export const Break = meta.story({
  render: ({ onDismiss }) => <BreakReminder hours={3} onDismiss={onDismiss} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You have been here for 3 hours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Carry on' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** What the other side is, and who writes its replies. */
export const Disclosure = meta.story({
  render: () => <AiDisclosure name="Maren Vale" isOfflineEngine />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is an AI character/)).toBeVisible();
    await expect(canvas.getByText('Offline engine')).toBeVisible();
  },
});

/** For who runs the server on their own machine. */
export const ConnectModel = meta.story({
  render: ({ onDismiss }) => <EngineHint onDismiss={onDismiss} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/No language model is connected/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t show again' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** On a phone it takes two lines, in which the words and the button follow each other. */
export const ConnectModelOnPhone = meta.story({
  parameters: { layout: 'fullscreen' },
  globals: { ...onPhone, locale: 'en-US' },
  render: ({ onDismiss }) => <EngineHint onDismiss={onDismiss} />,
  play: async ({ canvas }) => {
    const hint = canvas.getByText(/No language model is connected/).closest('p');
    if (hint === null) throw new Error('The line is no paragraph');
    const lines = hint.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(hint).lineHeight);
    await expect(lines).toBeLessThan(2.6);
  },
});

/** The next message begins a branch; the way back is one press. */
export const Branching = meta.story({
  render: ({ onDismiss }) => <BranchNotice onCancel={onDismiss} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/starts a branch here/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this branch' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
