import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, space, weight } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const picture = style({
  display: 'block',
  inlineSize: '48px',
  blockSize: '64px',
  objectFit: 'cover',
  borderRadius: radius.s,
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minInlineSize: 0 });

/** All of the row leads to the work. */
export const name = style({
  ...text('body'),
  color: color.text,
  fontWeight: weight.strong,
  justifySelf: 'start',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  margin: 0,
});

export const pair = style({ display: 'grid', gap: fineSpace[3] });

export const measure = style({ ...text('micro'), color: color['text-3'] });

export const count = style({
  ...text('label'),
  margin: 0,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-few]': { color: color['text-3'], fontWeight: weight.body } },
});

export const endings = style({
  display: 'grid',
  margin: 0,
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const ending = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space[4],
  padding: `${space[3]} ${space[4.5]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const endingName = style({ ...text('body'), justifySelf: 'start', overflowWrap: 'anywhere' });
