import { style } from '@vanilla-extract/css';

import { headingFace, lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '760px',
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const heading = style({ ...text('display-m'), ...headingFace, margin: 0 });

export const list = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[5]} ${space[5.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.phone]: { padding: space[4] } },
});

export const entry = style([
  card,
  { gridTemplateColumns: '72px minmax(0, 1fr)', alignItems: 'center', columnGap: space[5] },
]);

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const what = style({ ...text('small'), color: color['text-3'] });

export const name = style({ ...text('card-name'), ...headingFace, ...lines(2), margin: 0, overflowWrap: 'anywhere' });

export const tagline = style({ ...text('small'), ...lines(2), margin: 0, color: color['text-2'] });

export const bone = style([card, { minBlockSize: '120px', background: color['surface-2'] }]);
