import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, fineSpace } = vars;

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[5],
  '@media': {
    '(max-width: 1179.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gap: space[3.5] },
    '(max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[4],
  padding: `${space[5.5]} ${space[5.5]} ${space[5.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: `${space[4.5]} ${space[3.5]} ${space[3.5]}` } },
});

export const card = base;

/** The most points for the money stands a little forward. */
export const best = style([base, { borderColor: color['line-strong'], background: color['surface-2'] }]);

export const mark = style({ position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] });

export const points = style({
  ...text('display-m'),
  ...headingFace,
  margin: 0,
  fontSize: '2rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: '1.625rem' } },
});

export const unit = style({ ...text('label'), marginInlineStart: fineSpace[7], color: color['text-2'] });

export const detail = style({ ...text('small'), margin: `${space[0.5]} 0 0`, color: color['text-2'] });

/** Below the button, as wide as its words and as high as a thumb. */
export const gift = style({
  ...text('small'),
  display: 'grid',
  alignItems: 'center',
  justifySelf: 'center',
  minBlockSize: vars.size.tap,
  marginBlockEnd: `calc(${space[3]} * -1)`,
  color: color['text-2'],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const value = style({ ...text('micro'), margin: `${fineSpace[3]} 0 0`, color: color['text-3'] });

/** To buy it at once, or with others. */
export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1.5] });
