import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
});

export const lead = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const list = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[1]} ${space[3]}`,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  selectors: { '&[data-chosen]': { borderColor: color.primary, background: color['surface-2'] } },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: 'span 2',
  alignItems: 'start',
  minInlineSize: 0,
  cursor: 'pointer',
});

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const name = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const current = style({
  ...text('small'),
  color: color['primary-text'],
  fontWeight: weight.strong,
});

export const facts = style({ ...text('small'), color: color['text-2'], overflowWrap: 'break-word' });

export const origin = style([facts, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` }]);

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  background: color.bg,
});

export const fields = style({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const field = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const fieldName = style({ ...text('label'), margin: 0, fontWeight: weight.strong });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: space[3],
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const sideName = style({ ...text('small'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const content = style({ margin: 0, minInlineSize: 0 });

export const title = style({ ...text('label'), margin: 0, outlineOffset: '4px', borderRadius: radius.xs });

export const acts = style({ display: 'grid', gap: space[2] });

export const problem = style({ ...text('small'), margin: 0, color: color.danger });
