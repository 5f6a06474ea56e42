import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const heading = style({ ...text('title'), ...headingFace, margin: `0 0 ${space[3]}` });

export const list = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const figure = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '38px',
  blockSize: '46px',
  borderRadius: radius.arch,
  background: color['surface-3'],
  color: color['text-2'],
  objectFit: 'cover',
});

export const words = style({ display: 'grid', flex: 1, minInlineSize: '120px', overflowWrap: 'anywhere' });

export const name = style({ ...text('label'), color: color.text });

export const since = style({ ...text('small'), color: color['text-3'] });
