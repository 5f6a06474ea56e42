import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

export const help = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const place = style({ ...text('label'), margin: 0, overflowWrap: 'anywhere' });

export const lines = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const acts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const act = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.tap,
  paddingInline: space[3],
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.m,
  background: 'transparent',
  color: color.text,
  fontWeight: weight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.45 } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color['surface-2'] } } } },
});

export const actName = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'break-word' });

export const wish = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });

export const wishBox = style({
  ...text('label'),
  minBlockSize: size.tap,
  paddingInline: space[3],
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.m,
  background: color['bg-sunk'],
  color: color.text,
  '@media': { [media.phone]: { fontSize: '16px' } },
});
