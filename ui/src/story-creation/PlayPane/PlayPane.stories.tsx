import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { brokenTrial, ferryTrial } from '../fixtures/trials';
import { PlayPane, type PlayPaneProps } from './PlayPane';

const meta = preview.meta({
  title: 'Story creation/Trial',
  component: PlayPane,
  tags: ['one-look'],
  args: {
    state: { trial: ferryTrial, isPlaying: false },
    language: 'en-US',
    onChoose: fn(),
    onBack: fn(),
    onRestart: fn(),
  },
  render: (props: PlayPaneProps) => (
    <main style={{ maxInlineSize: 374 }}>
      <PlayPane {...props} />
    </main>
  ),
});

/** A round with its choices, the path to it, and what the story counts. */
export const Round = meta.story();

/** The story has come to an end. */
export const Ended = meta.story({
  args: {
    state: {
      trial: {
        ...ferryTrial,
        round: ferryTrial.round && {
          ...ferryTrial.round,
          choices: [],
          ending: { endingId: 'over', title: 'The other side' },
        },
      },
      isPlaying: false,
    },
  },
});

/** An error happens after a choice: the round before stays. */
export const BrokenByAnError = meta.story({
  args: {
    state: { trial: { ...brokenTrial, broken: { text: 'Wave the lantern', why: 'failed' } }, isPlaying: false },
  },
});

/** The text has an error: it is mended first. */
export const Faulty = meta.story({
  args: { state: { trial: { round: null, taken: 0, broken: null, path: [] }, isPlaying: false } },
});

/** The next round is on its way: no second choice can be taken. */
export const Playing = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { state: { trial: ferryTrial, isPlaying: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Step aboard/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** The server could not be reached: the round before stays. */
export const Offline = meta.story({
  tags: ['no-look'],
  args: { state: { trial: ferryTrial, isPlaying: false, failure: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Step aboard/ })).toBeVisible();
  },
});
