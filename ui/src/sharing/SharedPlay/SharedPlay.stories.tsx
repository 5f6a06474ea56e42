import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { lighthouseStory } from '../../content/fixtures/profiles';
import { lastRound, openingRound } from '../../play/fixtures/more-rounds';
import { countingStory, seventhFlash } from '../../play/fixtures/rounds';
import type { SharedPlayViewProps } from '../model';
import { SharedRoundView } from '../SharedRound/SharedRoundView';
import { SharedPlayView } from './SharedPlayView';

const rounds = [openingRound, seventhFlash, lastRound];

const args: SharedPlayViewProps = {
  story: { ...countingStory, tagline: lighthouseStory.tagline },
  rounds,
  goOn: { busyId: null, onGoOn: fn() },
  storyHref: '/en-US/story-profile/the-counting-light',
  roundHref: (roundId) => `#${roundId}`,
};

const meta = preview.meta({
  title: 'Sharing/Shared play',
  component: SharedPlayView,
  subcomponents: { SharedRoundView },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args,
});

/** One path to its end; a reader goes their own way from any round but the last. */
export const ToItsEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: countingStory.title })).toHaveAttribute('href', args.storyHref);
    await expect(canvas.getByText(/^3 rounds, as another reader played them/)).toBeVisible();
    const [first, ...others] = canvas.getAllByRole('button', { name: 'Continue from here' });
    await expect(others).toHaveLength(1);
    if (first !== undefined) await userEvent.click(first);
    await expect(args.goOn.onGoOn).toHaveBeenCalledWith(openingRound.roundId);
    await expect(canvas.getByText('It ended like this')).toBeVisible();
  },
});

/** A round that was told in another language than its story says so to screen readers. */
export const ToldInTwoLanguages = meta.story({
  args: { rounds: [{ ...openingRound, language: 'fr-FR' }, seventhFlash] },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('li');
    await expect(first?.querySelector('[lang="fr-FR"]')).toBeInTheDocument();
    await expect(second?.querySelector('[lang="fr-FR"]')).not.toBeInTheDocument();
  },
});

/** A play is being begun. */
export const GoingOn = meta.story({
  args: { goOn: { busyId: seventhFlash.roundId, onGoOn: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating your play' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** One round by itself, with its neighbours. */
export const OneRound = meta.story({
  render: ({ story, goOn, storyHref, roundHref }) => (
    <SharedRoundView
      story={story}
      round={seventhFlash}
      number={2}
      total={3}
      previous={openingRound}
      next={lastRound}
      goOn={goOn}
      storyHref={storyHref}
      playHref="/en-US/story-play-sharing/ssn-1"
      roundHref={roundHref}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Previous round' })).toHaveAttribute(
      'href',
      `#${openingRound.roundId}`,
    );
    await expect(canvas.getByRole('link', { name: 'Next round' })).toHaveAttribute('href', `#${lastRound.roundId}`);
  },
});
