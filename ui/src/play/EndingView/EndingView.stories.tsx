import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { glassObservatory, heronPass, lastNightMail } from '../../content/fixtures/books';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { someEndings } from '../fixtures/endings';
import { endedPath, lastRound } from '../fixtures/more-rounds';
import { countingStory } from '../fixtures/rounds';
import { screenArgs } from '../fixtures/screen';
import type { EndingViewProps } from '../model';
import { PlayScreen } from '../PlayScreen/PlayScreen';
import { EndingGallery } from './EndingGallery';
import { EndingShare } from './EndingShare';
import { EndingView } from './EndingView';

const args: EndingViewProps = {
  story: countingStory,
  ending: { endingId: 'three_cups', title: 'Three cups' },
  path: endedPath,
  statistics: <EndingShare endings={someEndings} endingId="three_cups" />,
  gallery: <EndingGallery endings={someEndings} hereId="three_cups" language="en-US" />,
  others: [lastNightMail, heronPass, glassObservatory],
  storyHref: (storyId) => `/en-US/story-profile/${storyId}`,
  roundHref: screenArgs.roundHref,
  onGoTo: fn(),
  onShare: fn(),
  onExport: fn(),
};

const meta = preview.meta({
  title: 'Play/Ending',
  component: EndingView,
  render: (ending: EndingViewProps) => (
    <PlayScreen {...screenArgs} round={lastRound} path={endedPath} ending={<EndingView {...ending} />} />
  ),
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args,
});

/** The story has ended: how, how many others came out here, which endings there are, and where to go from here. */
export const Night = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Three cups' })).toBeVisible();
    await expect(canvas.getByText('12% of 340 plays reached this ending.')).toBeVisible();
    await expect(canvas.getByText('2 of 4 found')).toBeVisible();
    await expect(canvas.getAllByText('Not found yet')).toHaveLength(2);
    await expect(canvas.queryByRole('group', { name: 'What do you do?' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send this story to a friend' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Markdown/ }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(args.onExport).toHaveBeenCalledWith('markdown');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the last choice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'From the beginning' }));
    await expect(args.onGoTo).toHaveBeenNthCalledWith(1, 'r-4');
    await expect(args.onGoTo).toHaveBeenNthCalledWith(2, 'r-1');
  },
});

/** A way that is shorter than the longest one has all of its rounds behind it, and every lantern is lit. */
export const EndsEarly = meta.story({
  tags: ['no-look'],
  render: (ending: EndingViewProps) => (
    <PlayScreen
      {...screenArgs}
      story={{ ...countingStory, rounds: 9, fewestRounds: 8 }}
      round={{ ...lastRound, progress: { round: 8, chapter: null } }}
      path={endedPath}
      ending={<EndingView {...ending} />}
    />
  ),
  play: async ({ canvas }) => {
    const counter = await canvas.findByText(/^Round 8 of 8/);
    const lamps = [...counter.querySelectorAll('svg')].map((lamp) => lamp.getAttribute('data-state'));
    await expect(lamps).toEqual(Array.from({ length: 9 }, () => 'lit'));
  },
});

/** On paper. */
export const Day = meta.story({ globals: { theme: 'day' } });

/** In one hand: the path stands on the page. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kept the second cup' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The first of all readers; the author gave the ending no name, and nothing else is known yet. */
export const FirstOfAll = meta.story({
  tags: ['no-look'],
  args: {
    ending: { endingId: 'three_cups', title: null },
    statistics: <EndingShare endings={{ ...someEndings, playCount: 1 }} endingId="three_cups" />,
    gallery: undefined,
    others: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Untitled ending' })).toBeVisible();
    await expect(canvas.getByText(/You are the first/)).toBeVisible();
  },
});

/** An English story on an Arabic page: its ending is named in the letters of the story. */
export const EnglishInArabic = meta.story({
  tags: ['no-look'],
  globals: { locale: 'ar-SA' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 2, name: 'Three cups' });
    await expect(name).toHaveAttribute('lang', 'en-US');
    await expect(getComputedStyle(name).fontFamily).toMatch(/^"?Fraunces/);
  },
});
