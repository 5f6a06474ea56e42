import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const plain = style({
  display: 'grid',
  alignContent: 'end',
  gap: space[3],
  boxSizing: 'border-box',
  blockSize: '420px',
  padding: `${space[10]} ${space[11]}`,
  borderRadius: vars.radius.xl,
  background: `linear-gradient(${vars.color['surface-2']}, ${vars.color['surface-1']})`,
  '@media': {
    [media.phone]: {
      blockSize: '500px',
      marginInline: `calc(${space[4]} * -1)`,
      padding: `${space[5.5]} ${space[5]} ${space[6.5]}`,
      borderRadius: 0,
    },
  },
});

export const bar = style({
  blockSize: '44px',
  inlineSize: 'min(360px, 80%)',
  borderRadius: vars.radius.m,
  background: vars.color['surface-3'],
});

export const lead = style([bar, { blockSize: '48px', inlineSize: '180px', marginBlockStart: space[3] }]);
