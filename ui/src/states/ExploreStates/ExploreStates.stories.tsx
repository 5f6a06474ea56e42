import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { hrefs } from '../../content/fixtures/hrefs';
import { EmptyShelf, LoadFailed, NoResults } from './ExploreStates';

const meta = preview.meta({
  title: 'States/Explore',
  component: NoResults,
  args: { query: 'kraken', onClear: fn() },
});

/** The search finds nothing; one button clears it. */
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('kraken')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** Only tags narrow the list, and nothing carries them all. */
export const NothingWithTheseTags = meta.story({ args: { query: '' } });

/** A long word without a gap breaks inside the card. */
export const LongSearch = meta.story({ args: { query: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' } });

/** Nothing has been published here yet. */
export const Empty = meta.story({ render: () => <EmptyShelf exploreHref={hrefs.explore} /> });

const retry = fn();

/** The page did not arrive; one button asks again. */
export const Failed = meta.story({
  render: () => <LoadFailed onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** It is being asked for again: the button keeps its width and takes no second press. */
export const AskingAgain = meta.story({
  render: () => <LoadFailed onRetry={retry} retrying />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
