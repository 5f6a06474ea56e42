// How lists of what the reader has made or brought look.
import { style, styleVariants } from '@vanilla-extract/css';

import { lines } from './art-styles';
import { media } from '../theme/breakpoints';
import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color } = vars;

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
  gap: '18px',
  paddingBlock: '18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)', gap: '14px' } },
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
  gap: '5px',
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
  gap: '4px 12px',
  color: color['text-3'],
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginBlockStart: '7px',
});

export const gone = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  gridColumn: '1 / -1',
  color: color['text-2'],
});

export const note = style({ ...text('small'), color: color['text-2'], textWrap: 'pretty' });
