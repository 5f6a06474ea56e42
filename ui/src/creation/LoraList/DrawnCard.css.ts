import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const card = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const pictureFrame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color['surface-3'],
  selectors: {
    '&[data-kind="mood"]': { aspectRatio: '3 / 4' },
    '&[data-kind="place"]': { aspectRatio: '6 / 5' },
    // Not by colour alone: its button below has a tick.
    '&[data-in-use]': { boxShadow: `0 0 0 3px ${color.bg}, 0 0 0 6px ${color.primary}` },
  },
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const heartPlace = style({ position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[2] });

export const drawnName = style({ ...text('card-name'), ...headingFace, margin: 0 });
