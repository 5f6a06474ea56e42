import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2.5] });

export const save = style({ justifySelf: 'start' });

export const part = style({ display: 'grid', gap: space[1.5], minInlineSize: 0 });

export const quiet = style({ ...text('small'), color: color['text-2'], textWrap: 'pretty' });

/** The whole row is the switch. */
export const character = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '52px',
  paddingInline: space[2],
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'] } } } },
});

export const name = style({ ...text('label'), flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const switchLabel = style({ ...text('small'), color: color['text-2'] });

export const ending = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2.5],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
