// How lists of what the reader has made or brought look.
import { style, styleVariants } from '@vanilla-extract/css';

import { lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: space[4.5],
  paddingBlock: space[4.5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)', gap: space[3.5] } },
});

export const picture = styleVariants({ portrait: '3 / 4', cover: '2 / 3' }, (aspectRatio) => ({
  display: 'block',
  alignSelf: 'start',
  aspectRatio,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
}));

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: fineSpace[5],
});

export const name = style({
  ...text('card-name'),
  color: color.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const tagline = style({ ...text('body'), ...lines(2), color: color['text-2'], overflowWrap: 'anywhere' });

export const meta = style({
  ...text('micro'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: color['text-3'],
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: fineSpace[7],
});

export const gone = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  gridColumn: '1 / -1',
  color: color['text-2'],
});

export const note = style({ ...text('small'), color: color['text-2'], textWrap: 'pretty' });
