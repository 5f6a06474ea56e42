import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-1'],
  selectors: { '&[data-preferred]': { borderColor: color.primary, boxShadow: vars.elevation.lamp } },
});

export const head = style({ ...text('card-name'), ...headingFace, margin: 0 });

export const model = style({ ...text('small'), margin: 0, color: color['text-2'], overflowWrap: 'anywhere' });

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** A group that can be disabled as a whole, without the look of one. */
export const settings = style([fields, { minInlineSize: 0, margin: 0, padding: 0, border: 'none' }]);

export const output = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minBlockSize: '96px',
});

export const answer = style({ ...text('body'), margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const status = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const failure = style({ ...text('small'), margin: 0, color: color.danger });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.s,
  background: color['surface-2'],
});

export const facts = style({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
});

export const factName = style({ color: color['text-2'] });

export const factValue = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
