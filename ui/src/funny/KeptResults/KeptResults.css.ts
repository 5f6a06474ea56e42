import { style } from '@vanilla-extract/css';

import { headingFace, lines, ownDirection } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const heading = style({ ...text('title'), ...headingFace, margin: 0 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const link = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  color: color.text,
  textDecoration: 'none',
});

export const kind = style({ ...text('small'), color: color['text-2'] });

export const words = style({ ...text('label'), ...lines(2), ...ownDirection, overflowWrap: 'anywhere' });

export const quiet = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1.5]} ${space[3]}`,
  maxInlineSize: '68ch',
  margin: 0,
  color: color['text-2'],
});
