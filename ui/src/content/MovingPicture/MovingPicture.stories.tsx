import { expect, spyOn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Artwork } from '../Artwork/Artwork';
import { marenProfile } from '../fixtures/profiles';
import { MovingPicture } from './MovingPicture';

const { portrait } = marenProfile;

const moves = { film: { address: portrait.small, type: 'image/webp' } } as const;

const meta = preview.meta({
  title: 'Content/MovingPicture',
  component: MovingPicture,
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: 240, blockSize: 320, overflow: 'hidden', borderRadius: 16 }}>
      <Artwork picture={portrait} alt="Maren Vale" sizes="240px" />
      <MovingPicture {...args} />
    </div>
  ),
});

/** As a reader sees it who has asked for nothing. */
const lively = () => {
  const ask = window.matchMedia.bind(window);
  const never = '(max-width: 0px)';
  const asked = spyOn(window, 'matchMedia');
  asked.mockImplementation((query) => ask(query.includes('prefers-reduced-motion') ? never : query));
  return () => asked.mockRestore();
};

/** It moves over its still, and can be stopped. */
export const Moving = meta.story({ args: moves, beforeEach: lively });

/** It stands still once it is stopped, and moves again. */
export const Paused = meta.story({
  args: moves,
  beforeEach: lively,
  globals: { locale: 'en-US' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () => canvasElement.querySelectorAll('[data-ready]').length;
    await waitFor(() => expect(shown()).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the movement' }));
    await expect(shown()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Let the picture move' }));
    await waitFor(() => expect(shown()).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the movement' }));
    await expect(canvas.getByRole('img', { name: 'Maren Vale' })).toHaveAttribute('src', portrait.small);
  },
});

/** Less motion is asked for: the still is all there is, and nothing is loaded. */
export const LessMotion = meta.story({
  args: moves,
  tags: ['no-look'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBe(null);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
});

/** A film that never comes leaves the still. */
export const Missing = meta.story({
  beforeEach: lively,
  tags: ['no-look'],
  args: { film: { address: 'data:video/mp4;base64,', type: 'video/mp4' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).not.toHaveAttribute('data-ready');
  },
});
