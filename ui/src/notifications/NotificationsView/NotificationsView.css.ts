import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '760px',
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const heading = style({ ...text('display-m'), ...headingFace, margin: 0 });

export const day = style({ ...text('small'), margin: `0 0 ${space[2]}`, color: color['text-3'] });

export const list = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  minBlockSize: '76px',
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  color: 'inherit',
  textDecoration: 'none',
});

export const picture = style({
  display: 'block',
  inlineSize: '48px',
  blockSize: '64px',
  objectFit: 'cover',
  borderRadius: radius.s,
});

export const sign = style({ display: 'grid', placeItems: 'center', color: color['text-3'] });

export const bone = style([row, { background: color['surface-2'] }]);
