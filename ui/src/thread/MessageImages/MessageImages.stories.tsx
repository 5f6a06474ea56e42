import { expect } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { MessageImages } from './MessageImages';

const picture = { imageId: 'i-1', alt: 'A lamp in a window', width: 600, height: 800 } as const;

const meta = preview.meta({
  title: 'Chat/Pictures',
  component: MessageImages,
  tags: ['no-look'],
  args: {
    images: [
      { ...picture, address: '/art/1/portraits/maren-vale-300.webp' },
      { ...picture, imageId: 'i-2', address: 'https://elsewhere.example/pixel.png' },
    ],
  },
});

/** Pictures of the site itself are shown; others are not even asked for. */
export const OwnAlone = meta.story({
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('img', { name: 'A lamp in a window' });
    await expect(images.map((image) => image.getAttribute('src'))).toEqual(['/art/1/portraits/maren-vale-300.webp']);
  },
});
