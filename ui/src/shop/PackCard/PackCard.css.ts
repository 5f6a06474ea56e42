import { style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius } = vars;

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '20px',
  '@media': {
    '(max-width: 1179.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gap: '14px' },
    '(max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '16px',
  padding: '22px 22px 22px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: '18px 14px 14px' } },
});

export const card = base;

/** The most points for the money stands a little forward. */
export const best = style([base, { borderColor: color['line-strong'], background: color['surface-2'] }]);

export const mark = style({ position: 'absolute', insetBlockStart: '16px', insetInlineEnd: '16px' });

export const points = style({
  ...text('display-m'),
  ...headingFace,
  margin: 0,
  fontSize: '2rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: '1.625rem' } },
});

export const unit = style({ ...text('label'), marginInlineStart: '7px', color: color['text-2'] });

export const detail = style({ ...text('small'), margin: '2px 0 0', color: color['text-2'] });

export const value = style({ ...text('micro'), margin: '3px 0 0', color: color['text-3'] });
