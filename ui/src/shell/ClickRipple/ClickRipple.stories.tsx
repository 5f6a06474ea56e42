import { expect, fireEvent, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Button } from '../../primitives/Button/Button';
import { ClickRipple } from './ClickRipple';

const meta = preview.meta({
  title: 'Shell/Click ripple',
  component: ClickRipple,
  tags: ['no-look'],
  render: () => (
    <>
      <Button>Press anywhere</Button>
      <ClickRipple />
    </>
  ),
});

/** With reduced motion nothing ripples; otherwise a ring starts under the pointer and is gone after 600 ms. */
export const Pressed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    const layer = canvasElement.querySelector('[aria-hidden="true"][class*="layer"]');
    const { x, y } = button.getBoundingClientRect();
    await fireEvent.pointerDown(button, { button: 0, clientX: x + 10, clientY: y + 10 });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(layer?.childElementCount).toBe(isCalm ? 0 : 1);
    await waitFor(() => expect(layer?.childElementCount).toBe(0));
  },
});
