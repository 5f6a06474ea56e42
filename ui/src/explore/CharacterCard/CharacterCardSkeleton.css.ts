import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';
import { sheer } from '../../theme/art-styles';

const { space } = vars;

export const windowShape = style({
  position: 'relative',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.l,
  background: `linear-gradient(${vars.color['surface-3']}, ${vars.color['surface-2']})`,
  overflow: 'hidden',
});

export const disc = style({
  position: 'absolute',
  insetInline: '21%',
  insetBlockStart: '22%',
  aspectRatio: '1',
  borderRadius: '50%',
  background: vars.color['surface-3'],
  boxShadow: `0 0 0 14px ${sheer(vars.color['surface-3'], 45)}`,
});

export const words = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[3.5],
  minBlockSize: '64px',
  alignContent: 'start',
});

const bar = style({ blockSize: '13px', borderRadius: vars.radius.pill });

export const longBar = style([bar, { inlineSize: '90%', background: vars.color['surface-3'] }]);
export const shortBar = style([bar, { inlineSize: '58%', background: vars.color['surface-2'] }]);
