import { useState } from 'react';
import { expect, fireEvent, mocked, spyOn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame } from '../../content/fixtures/PageFrame';
import { letterRound } from '../fixtures/more-rounds';
import { choiceOf, roundOf } from '../fixtures/rounds';
import { screenArgs } from '../fixtures/screen';
import type { PlayScreenProps } from '../model';
import { PlayScreen } from './PlayScreen';

const meta = preview.meta({
  title: 'Play/Reading',
  component: PlayScreen,
  render: (args: PlayScreenProps) => <PlayScreen {...args} />,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args: screenArgs,
  tags: ['no-look'],
});

/** Lets motion be, as without a preference for less. */
const withMotion = () => {
  const real = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'not all' : query));
  return () => mocked(window.matchMedia).mockRestore();
};

/** The words of a new round come one phrase after the other; a key brings them all, and takes no choice. */
export const RevealedAtReadingPace = meta.story({
  args: { isNew: true },
  beforeEach: withMotion,
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByText(/The lens turns without its motor/);
    await expect(first).toBeVisible();
    const last = canvas.getByText(/asking for\.$/);
    await expect(last).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show the whole round' })).toBeVisible();
    const choice = canvas.getByRole('button', { name: /^Cover the lens/ });
    await expect(choice).not.toBeVisible();
    await expect(choice.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('1');
    await waitFor(() => expect(last).toBeVisible());
    await waitFor(() => expect(choice).toBeVisible());
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('1');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('c-1');
  },
});

/** A press anywhere brings the rest as well. */
export const RevealedByPress = meta.story({
  args: { isNew: true },
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Show the whole round' });
    await fireEvent.pointerDown(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Cover the lens/ })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show the whole round' })).not.toBeInTheDocument());
  },
});

/** With reduced motion, or at the fastest pace, the whole round shows at once. */
export const WholeAtOnce = meta.story({
  args: { isNew: true, settings: { pace: 'whole', textSize: 'large' } },
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Cover the lens/ })).toBeVisible();
    await expect(canvas.getByText(/asking for\.$/)).toBeVisible();
  },
});

/** The next round takes the focus to its title; its words stand in a region that is read out once. */
export const NextRound = meta.story({
  render: function Playing(args) {
    const [round, setRound] = useState(args.round);
    return <PlayScreen {...args} round={round} onChoose={() => setRound({ ...letterRound, roundId: 'r-5' })} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Give the seventh flash/ }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Told Maren about the pause' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/in a hand like barbed wire/).closest('[aria-live="polite"]')).not.toBeNull();
  },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);

/** Fifty choices, twenty thousand characters and words without an end break nothing. */
export const TooMuchOfEverything = meta.story({
  args: {
    story: {
      ...screenArgs.story,
      title: 'A title that goes on for as long as anybody is willing to read it, and longer',
    },
    round: roundOf({
      choiceText: `${longWord} ${longWord}`,
      blocks: [
        { kind: 'narration', text: `${longWord} ${'The swell counts. '.repeat(1100)}` },
        { kind: 'speech', speaker: longWord.slice(0, 80), text: longWord },
        { kind: 'document', text: longWord },
      ],
      choices: Array.from({ length: 50 }, (_, place) =>
        choiceOf(`c-${place}`, `${longWord} ${place}`, { hint: longWord }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /Donaudampf/ })).toHaveLength(50);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
