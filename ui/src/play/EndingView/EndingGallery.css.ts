import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const gallery = style({ display: 'grid', gap: '16px', minInlineSize: 0 });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 14px' });

export const headTitle = style({ ...text('title') });

export const count = style({ ...text('small'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: '14px',
});

/** A window that is lit, or one behind which nobody has looked yet. */
export const ending = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '6px',
  minInlineSize: 0,
  minBlockSize: '148px',
  padding: '52px 14px 18px',
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
  insetBlockStart: '20px',
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
