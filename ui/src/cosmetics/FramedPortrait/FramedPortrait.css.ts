import { style } from '@vanilla-extract/css';

import { sheer } from '../../theme/art-styles';
import { vars } from '../../theme/vars.css';

/** As large as the frame; the picture lies where `frameBox` has its window. */
export const framed = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '128 / 160',
  filter: `drop-shadow(0 6px 10px ${sheer(vars.color.scrim, 45)})`,
});

export const picture = style({
  position: 'absolute',
  insetInlineStart: '10.94%',
  insetBlockStart: '15.63%',
  inlineSize: '78.12%',
  blockSize: '76.25%',
  objectFit: 'cover',
  borderRadius: vars.radius.arch,
  background: vars.color['surface-3'],
});
