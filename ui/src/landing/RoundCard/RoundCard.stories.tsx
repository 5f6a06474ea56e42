import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { lighthouseStory } from '../../content/fixtures/profiles';
import { openingRound } from '../../play/fixtures/more-rounds';
import type { MoveStateValue } from '../../play/model';
import type { FirstRoundValue, LandingPlayValue } from '../model';
import { RoundCard } from './RoundCard';

const onBegin = fn();
const onChoose = fn();

const first: FirstRoundValue = openingRound;

type NotBegun = Exclude<LandingPlayValue, { kind: 'begun' | 'waiting' }>;

const before = (
  kind: 'ready' | 'beginning' | 'failed',
  of: Pick<NotBegun, 'first' | 'place'> = { first, place: undefined },
): LandingPlayValue => ({ kind, onBegin, ...of });
const notLoaded = { first: undefined, place: undefined };
const storyHref = '/en-US/story-profile/the-counting-light';

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

/** The first round as it is, and its choices: the story begins with one of them. */
export const Ready = meta.story({
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Go down to the man/ }));
    await expect(onBegin).toHaveBeenCalledWith(1);
  },
});

/** The same on a phone: the words, whom the reader plays, the choices. */
export const ReadyOnPhone = meta.story({ globals: onPhone });

/** Before the visitor is known, the choices are shown and wait. */
export const Waiting = meta.story({
  tags: ['no-look'],
  args: { play: { kind: 'waiting', storyHref, first } },
  play: async ({ canvas }) => {
    for (const choice of canvas.getAllByRole('button')) {
      await expect(choice).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

/** Without its first round, the card shows the first words of the story, whom its reader plays, and one lit button. */
export const NotLoaded = meta.story({
  args: { play: before('ready', notLoaded) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onBegin).toHaveBeenCalledWith();
  },
});

/** The same before the visitor is known: the button is a link to the story’s page. */
export const NotLoadedWaiting = meta.story({
  tags: ['no-look'],
  args: { play: { kind: 'waiting', storyHref, first: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', storyHref);
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

/** The choice is made, and the story begins: it glows until the next round comes. */
export const Beginning = meta.story({
  globals: english,
  args: { play: before('beginning', { first, place: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Drink from the second cup/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** It did not come: nothing was charged, and any choice tries again. */
export const Failed = meta.story({
  globals: english,
  args: { play: before('failed', { first, place: 0 }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Drink from the second cup/ }));
    await expect(onBegin).toHaveBeenCalledWith(0);
  },
});

/** The same where the first round had not loaded. */
export const NotLoadedFailed = meta.story({
  tags: ['no-look'],
  args: { play: before('failed', notLoaded) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
});

/** The story has begun: its whole first round, and its choices, free of charge. */
export const Begun = meta.story({
  args: { play: begunWith({ kind: 'none' }) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'The Counting Light' })).toHaveFocus());
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
