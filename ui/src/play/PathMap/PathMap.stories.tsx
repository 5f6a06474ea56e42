import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { countingPath } from '../fixtures/rounds';
import { screenArgs } from '../fixtures/screen';
import type { PathValue } from '../model';
import { PathMap, type PathMapProps } from './PathMap';

const args: PathMapProps = {
  path: countingPath,
  language: 'en-US',
  roundHref: screenArgs.roundHref,
  onUndo: fn(),
  isBusy: false,
};

const meta = preview.meta({
  title: 'Play/Map',
  component: PathMap,
  render: (map: PathMapProps) => <PathMap {...map} />,
  args,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

/** The path, with the ways that were left where they leave; every round leads back to itself. */
export const WithOtherWays = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Told Maren about the pause' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    const [, fromSecond] = canvas.getAllByText('1 other path');
    await userEvent.click(fromSecond ?? canvas.getByText('No second fork'));
    await expect(await canvas.findByRole('link', { name: /The keeper’s answer/ })).toHaveAttribute(
      'href',
      args.roundHref('x-5'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the last move' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

const longPath: PathValue = {
  rounds: Array.from({ length: 40 }, (_, place) => ({
    roundId: `r-${place}`,
    parentId: place === 0 ? null : `r-${place - 1}`,
    choiceText: place === 0 ? null : `Counted to ${place}.`,
    progress: { round: place + 1, chapter: null },
    ending: null,
  })),
  pathIds: Array.from({ length: 40 }, (_, place) => `r-${place}`),
  shownId: 'r-39',
};

/** Of a long path the newest rounds are seen at first. */
export const LongPath = meta.story({
  args: { path: longPath, isBusy: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('button', { name: 'Undo the last move' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 32 earlier rounds' }));
    await expect(await canvas.findByRole('link', { name: 'The beginning' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
  },
});
