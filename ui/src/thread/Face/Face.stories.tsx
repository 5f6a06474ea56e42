import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { portraitChoices } from '../../creation/portrait-choices';
import { Button } from '../../primitives/Button/Button';
import { tomasSpeaks } from '../fixtures/expressions';
import { Face } from './Face';

const meta = preview.meta({
  title: 'Chat/Face',
  component: Face,
  args: { character: tomasSpeaks, mood: undefined, width: 150 },
});

const faces = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[data-mood]');

/** A face for each of the nine moods, in the room of the portrait. */
export const Moods = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 14 }}>
      {portraitChoices.expression.map((mood) => (
        <Face key={mood} {...args} mood={mood} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(faces(canvasElement)).toHaveLength(9));
  },
});

/** The mood changes with a reply, and the room of the picture does not; without one it is the portrait again. */
export const Changes = meta.story({
  tags: ['no-look'],
  render: function Changing(args) {
    const [mood, setMood] = useState(args.mood);
    return (
      <>
        <Face {...args} mood={mood} />
        <Button onClick={() => setMood('laughing')}>Laughing</Button>
        <Button onClick={() => setMood(undefined)}>Not known</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const laughing = canvas.getByRole('button', { name: 'Laughing' });
    const before = laughing.getBoundingClientRect();
    await userEvent.click(laughing);
    await waitFor(() => expect(faces(canvasElement)).toHaveLength(1));
    await expect(canvasElement.querySelector('[data-mood="laughing"]')).toBeVisible();
    await expect(laughing.getBoundingClientRect()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Not known' }));
    await waitFor(() => expect(faces(canvasElement)).toHaveLength(0));
  },
});

/** A picture that does not arrive: the portrait stays. */
export const WithoutPicture = meta.story({
  args: {
    character: { ...tomasSpeaks, expressions: [{ mood: 'glad', small: 'data:image/webp;base64,AAAA', large: '' }] },
    mood: 'glad',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(faces(canvasElement)).toHaveLength(0);
  },
});

/** A character that has its portrait alone, as those of the house. */
export const PortraitAlone = meta.story({
  tags: ['no-look'],
  args: { character: { ...tomasSpeaks, expressions: undefined }, mood: 'glad' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
});
