import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const sky = '52px';

export const gallery = style({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3.5]}`,
});

export const headTitle = style({ ...text('title') });

export const count = style({ ...text('small'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: space[3.5],
});

/** A window that is lit, or one that is not found yet. */
export const ending = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space[1.5],
  minInlineSize: 0,
  minBlockSize: '148px',
  padding: `${sky} ${space[3.5]} ${space[4.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: '90px 90px 16px 16px / 64px 64px 16px 16px',
  background: `radial-gradient(120px 84px at 50% 34px, ${color['primary-soft']}, transparent), ${color['surface-1']}`,
  textAlign: 'center',
  selectors: {
    '&[data-here]': { borderColor: color.primary, boxShadow: vars.elevation.lamp },
    '&[data-found="false"]': { borderStyle: 'dashed', background: 'transparent' },
  },
});

export const sign = style({
  position: 'absolute',
  insetBlockStart: space[5],
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  color: color['primary-text'],
  selectors: { '[data-found="false"] > &': { color: color['text-3'] } },
});

export const name = style({
  ...text('card-name'),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '[data-found="false"] > &': { color: color['text-2'] } },
});

export const meta = style({ ...text('small'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });
