import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples } from '../../../../.storybook/samples';
import { sceneOf } from '../../content/fixtures/pictures';
import { NovelSkeleton } from '../../novel/NovelSkeleton/NovelSkeleton';
import { Button } from '../../primitives/Button/Button';
import { Backdrop } from '../Backdrop/Backdrop';
import { seventhFlash, countingStory } from '../fixtures/rounds';
import { LeaveBar } from '../PlayBar/LeaveBar';
import { PlainRound } from '../RoundText/PlainRound';
import { PlayNotice } from './PlayNotice';

const meta = preview.meta({
  title: 'Play/Parts',
  component: PlayNotice,
  subcomponents: { LeaveBar, Backdrop, PlainRound },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    tone: 'calm' as const,
    icon: 'info' as const,
    headline: 'You are on another path',
    sentence: 'The old one is kept.',
  },
});

/** Both tones, with and without something to do. */
export const Playground = meta.story({
  tags: ['!test', 'no-look'],
  argTypes: { acts: samples({ None: undefined, 'One act': <Button size="small">Go there</Button> }) },
});

/** Something to know is said politely. */
export const Calm = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are on another path');
  },
});

/** Something that went wrong is said at once, with what can be done. */
export const Danger = meta.story({
  args: { tone: 'danger', icon: 'warning', acts: <Button size="small">Try again</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toContainElement(canvas.getByRole('button', { name: 'Try again' }));
  },
});

/** Over a story that is not there yet: the way out alone. */
export const WayOut = meta.story({
  render: () => <LeaveBar href="/en-US/story-profile/the-counting-light" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/en-US/story-profile/the-counting-light');
  },
});

/** The words of a round that was read before: all of them at once. */
export const ReadBefore = meta.story({
  render: () => (
    <PlainRound blocks={seventhFlash.blocks} cast={countingStory.cast} language="en-US" textSize="medium" />
  ),
  play: async ({ canvasElement }) => {
    const words = seventhFlash.blocks.flatMap((block) => (block.kind === 'narration' ? block.text.split(' ')[0] : []));
    for (const word of words) await expect(canvasElement).toHaveTextContent(word ?? '');
  },
});

function ChangingScene() {
  const [storyId, setStoryId] = useState('the-counting-light');
  return (
    <>
      <Backdrop scene={sceneOf(storyId)} />
      <Button onClick={() => setStoryId('winter-at-heron-pass')}>Next scene</Button>
    </>
  );
}

/** Another scene fades in over the one before. */
export const Scenes = meta.story({
  render: () => <ChangingScene />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next scene' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-there] img, [data-there] source')).not.toBeNull());
  },
});

/** A book that is on its way. */
export const BookOnItsWay = meta.story({
  render: () => <NovelSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});
