import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { vars } from '../../theme/vars.css';
import { FramedFace } from '../../rooms/RoomMessage/Portrait';
import { WornPortrait } from './WornPortrait';

const src = '/art/1/avatars/nkiru-256.webp';

const meta = preview.meta({
  title: 'Cosmetics/WornPortrait',
  component: WornPortrait,
  subcomponents: { FramedFace },
  args: { frame: 'low-tide', src, size: 44, children: null },
});

/** Beside what people say: in a frame, without one, and without a picture, which no frame is drawn around. */
export const BesideWords = meta.story({
  tags: ['one-look'],
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: vars.space[5], padding: vars.space[5] }}>
      <FramedFace avatar={src} frame="vermilion-lacquer" name="Noor" size={44} />
      <FramedFace avatar={src} name="Noor" size={44} />
      <FramedFace avatar={null} frame="vermilion-lacquer" name="Ida" size={44} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg[data-frame]')).toHaveLength(1));
    await expect(canvasElement.querySelectorAll('[data-framed]')).toHaveLength(1);
  },
});
