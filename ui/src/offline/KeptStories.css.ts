import { style } from '@vanilla-extract/css';

import { headingFace, ownDirection, wholeWords } from '../theme/art-styles';
import { media } from '../theme/breakpoints';
import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, radius, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const heading = style({ ...text('display-m'), ...headingFace, ...wholeWords, margin: 0 });

export const sentence = style({ ...text('body'), margin: 0, maxInlineSize: '64ch', color: color['text-2'] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[4],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '2 / 3',
  borderRadius: radius.s,
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space[2], minInlineSize: 0 });

export const title = style({ ...text('title'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

export const facts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  color: color['text-3'],
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
