import { style } from '@vanilla-extract/css';

import { lines } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const report = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const heading = style({ ...text('label'), fontWeight: weight.strong });

export const facts = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[4]}`,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const problem = style({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[1],
  padding: `${space[3]} ${space[3.5]}`,
  borderRadius: vars.radius.m,
  background: color['surface-2'],
  overflowWrap: 'anywhere',
  selectors: { '&[data-severity="error"]': { background: color['danger-soft'] } },
});

export const place = style({ fontVariantNumeric: 'tabular-nums' });

export const message = style({ color: color.text });

export const excerpt = style({
  ...lines(2),
  color: color['text-2'],
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.8125rem',
});
