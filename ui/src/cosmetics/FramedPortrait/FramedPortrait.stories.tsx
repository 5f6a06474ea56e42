import type { FrameId } from '@fabula/sdk/types';

import { expect, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { vars } from '../../theme/vars.css';
import { WornFrame } from '../PortraitFrame/WornFrame';
import { PortraitFrame } from '../PortraitFrame/PortraitFrame';
import { FramedPortrait } from './FramedPortrait';

const frames: readonly FrameId[] = ['brass-lantern', 'low-tide', 'walnut-leaf', 'first-frost', 'vermilion-lacquer'];
const portraits = ['suyin', 'ilyas', 'nkiru', 'odile', 'bram'].map((name) => `/art/1/avatars/${name}-256.webp`);

const meta = preview.meta({
  title: 'Cosmetics/FramedPortrait',
  component: FramedPortrait,
  subcomponents: { PortraitFrame, WornFrame },
  args: { src: portraits[0] ?? '', frame: 'brass-lantern' },
});

/** Every frame, around five portraits. */
export const EveryFrame = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: vars.space[6] }}>
      {frames.map((frame, index) => (
        <FramedPortrait key={frame} frame={frame} src={portraits[index] ?? ''} />
      ))}
    </div>
  ),
});

/** As small as in the header: what it is made of and what stands at its head are still seen. */
export const Small = meta.story({
  tags: ['one-look'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[6], padding: vars.space[5] }}>
      {frames.map((frame, index) => (
        <span key={frame} style={{ position: 'relative', inlineSize: 38, blockSize: 46 }}>
          <img
            src={portraits[index] ?? ''}
            alt=""
            width={38}
            height={46}
            style={{ blockSize: 46, borderRadius: vars.radius.arch, objectFit: 'cover' }}
          />
          <WornFrame frame={frame} />
        </span>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg[data-frame]')).toHaveLength(frames.length));
  },
});
