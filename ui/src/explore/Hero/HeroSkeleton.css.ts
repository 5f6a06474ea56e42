import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

export const plain = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space[3],
  boxSizing: 'border-box',
  blockSize: '420px',
  padding: '40px 44px',
  borderRadius: vars.radius.xl,
  background: `linear-gradient(${vars.color['surface-2']}, ${vars.color['surface-1']})`,
  '@media': {
    [media.phone]: {
      blockSize: '500px',
      marginInline: `calc(${vars.space[4]} * -1)`,
      padding: '22px 20px 26px',
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

export const lead = style([bar, { blockSize: '48px', inlineSize: '180px', marginBlockStart: vars.space[3] }]);
