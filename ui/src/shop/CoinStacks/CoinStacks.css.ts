import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { shelf, space } = vars;

export const stacks = style({ display: 'block', inlineSize: '100%', blockSize: '92px', overflow: 'visible' });

export const stage = style({
  position: 'relative',
  paddingInline: space[4.5],
  marginInline: `-${space[1.5]}`,
  borderBlockEnd: `7px solid ${shelf.base}`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-1px',
    blockSize: '1px',
    background: shelf.lip,
  },
});
