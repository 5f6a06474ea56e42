import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { lighthouseStory } from '../../content/fixtures/profiles';
import { openingRound } from '../../play/fixtures/more-rounds';
import type { MoveStateValue } from '../../play/model';
import type { LandingPlayValue } from '../model';
import { RoundCard } from './RoundCard';

const onBegin = fn();
const onChoose = fn();

const before = (kind: 'ready' | 'beginning' | 'failed'): LandingPlayValue => ({ kind, onBegin });
const waiting: LandingPlayValue = { kind: 'waiting', storyHref: '/en-US/story-profile/the-counting-light' };

const begunWith = (move: MoveStateValue): LandingPlayValue => ({
  kind: 'begun',
  round: openingRound,
  move,
  balance: 20,
  isOffline: false,
  pricesHref: '/en-US/prices',
  onChoose,
});

const english = { locale: 'en-US' } as const;

const meta = preview.meta({
  title: 'Landing/Round card',
  component: RoundCard,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: {
    story: {
      ...lighthouseStory,
      roles: [
        {
          roleId: 'walker',
          label: 'A walker from the shore',
          note: 'You counted the flashes, and came to ask about one.',
        },
      ],
    },
    play: before('ready'),
  },
});

/** The first words of the story, whom its reader plays, and one lit button. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onBegin).toHaveBeenCalledOnce();
  },
});

/** Before the visitor is known, and without scripts, the button is a link to the story’s page. */
export const Waiting = meta.story({
  tags: ['no-look'],
  args: { play: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/en-US/story-profile/the-counting-light');
  },
});

/** A story without roles asks nothing of its reader. */
export const WithoutRoles = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { story: lighthouseStory },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('In this story you are')).not.toBeInTheDocument();
  },
});

/** The first round is on its way. */
export const Beginning = meta.story({
  args: { play: before('beginning') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

/** It did not come: nothing was charged, and the button tries again. */
export const Failed = meta.story({
  args: { play: before('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
});

/** The story has begun: its whole first round, and its choices, free of charge. */
export const Begun = meta.story({
  args: { play: begunWith({ kind: 'none' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'The Counting Light' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Drink from the second cup/ }));
    await expect(onChoose).toHaveBeenCalledWith('c-1');
  },
});

/** The same on a phone: the words, then the choices. */
export const BegunOnPhone = meta.story({ globals: onPhone, args: { play: begunWith({ kind: 'none' }) } });

/** A choice was taken: it glows until the next round comes. */
export const Choosing = meta.story({
  args: { play: begunWith({ kind: 'pending', choiceId: 'c-2' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Go down to the man/ })).toHaveAttribute('aria-busy', 'true');
  },
});

const onRetry = fn();

/** The next round did not come: the choice can be made again. */
export const ChoiceFailed = meta.story({
  args: { play: begunWith({ kind: 'failed', choiceId: 'c-1', onRetry }) },
  play: async ({ canvas, userEvent }) => {
    const [again] = canvas.getAllByRole('button');
    if (again === undefined) throw new Error('Nothing tries again');
    await userEvent.click(again);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
