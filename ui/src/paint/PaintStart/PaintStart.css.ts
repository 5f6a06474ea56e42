import { style } from '@vanilla-extract/css';

import { headingFace, lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '960px',
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} ${space[16]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const title = style({ ...text('display-m'), ...headingFace, margin: 0 });

export const lead = style({ ...text('body'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[3],
});

export const heading = style({ ...text('title'), ...headingFace, margin: 0 });

export const choices = style({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const choice = style({
  display: 'grid',
  inlineSize: '100%',
  gap: space[2],
  padding: space[2],
  border: 0,
  borderRadius: radius.l,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'progress' } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color['surface-2'] } } } },
});

export const portrait = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: radius.m,
  background: color['surface-3'],
});

export const name = style({ ...text('label'), ...lines(2), fontWeight: weight.strong, overflowWrap: 'anywhere' });
