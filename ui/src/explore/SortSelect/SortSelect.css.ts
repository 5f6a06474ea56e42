import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, fineSpace } = vars;

export const field = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[3] });

export const label = style({
  ...text('label'),
  color: vars.color['text-3'],
  // On phones the select alone says it: its options are orders.
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const select = style({
  ...text('label'),
  appearance: 'none',
  minBlockSize: vars.size.tap,
  paddingInline: `${space[4]} ${space[10]}`,
  border: `1px solid ${vars.color['line-strong']}`,
  borderRadius: vars.radius.m,
  background: vars.color['surface-1'],
  color: vars.color.text,
  cursor: 'pointer',
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: fineSpace[13],
  display: 'grid',
  color: vars.color['text-2'],
  pointerEvents: 'none',
});
