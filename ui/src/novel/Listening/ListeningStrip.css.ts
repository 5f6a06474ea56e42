import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space } = vars;

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  // With its border, an even height for what is centred in it: half a pixel is drawn on the one or the other.
  minBlockSize: '57px',
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  background: color['surface-1'],
  '@media': { [media.phone]: { paddingInline: space[2] }, print: { display: 'none' } },
});

export const words = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  paddingBlock: space[2],
  color: color['text-2'],
});

export const select = style({
  ...text('small'),
  minInlineSize: 0,
  maxInlineSize: '14em',
  minBlockSize: '36px',
  paddingInline: space[2],
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.s,
  background: color.bg,
  color: color.text,
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { minBlockSize: size.tap, maxInlineSize: '9em' } },
});

export const end = style({ marginInlineStart: 'auto' });
