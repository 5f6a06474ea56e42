import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  marginBlockStart: space[6],
  paddingInline: space[2],
  '@media': { [media.phone]: { paddingInline: 0 } },
});

export const label = style({ ...text('label'), margin: 0, color: color['text-2'] });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const story = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.tap,
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color['primary-text'] } } } },
});

export const cover = style({
  flex: 'none',
  inlineSize: '34px',
  blockSize: '51px',
  borderRadius: radius.book,
  overflow: 'hidden',
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const name = style({ ...text('card-name'), ...headingFace, fontSize: '1.0625rem', overflowWrap: 'anywhere' });

export const length = style({ ...text('small'), color: color['text-2'] });

export const all = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: size.tap,
  marginInlineStart: 'auto',
  color: color['primary-text'],
  fontWeight: weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
