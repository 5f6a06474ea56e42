import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, fineSpace, weight } = vars;

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5.5] });

export const day = style({ ...text('label'), margin: `0 0 ${space[1]}`, color: color['text-2'] });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3.5]}`,
  minBlockSize: '62px',
  paddingBlock: fineSpace[9],
  outline: 'none',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { gap: `${space[1]} ${space[3]}` } },
});

export const sought = style([
  row,
  {
    marginInline: `-${space[3]}`,
    paddingInline: space[3],
    borderRadius: radius.m,
    background: color['primary-soft'],
    boxShadow: `inset 3px 0 0 ${color.primary}`,
    selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${color.primary}` } },
  },
]);

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.m,
  background: color['surface-2'],
  color: color['text-2'],
});

export const words = style({ display: 'grid', minInlineSize: 0, gap: '1px' });

export const title = style({ ...text('label'), fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const detail = style({ ...text('small'), color: color['text-3'] });

export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  gap: '1px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

const amount = style({ ...text('label'), fontWeight: weight.amount, direction: 'ltr', unicodeBidi: 'isolate' });

export const gained = style([amount, { color: color.success }]);

export const spent = style([amount, { color: color.text }]);
