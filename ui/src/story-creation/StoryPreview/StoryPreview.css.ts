import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[3]} ${space[6]} ${space[10]}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[3]}` });

export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.tap,
  blockSize: size.tap,
  borderRadius: radius.m,
  color: color['text-2'],
});

export const title = style({
  ...text('title'),
  ...headingFace,
  // Buttons that leave it less room stand below it.
  flex: '1 1 200px',
  minInlineSize: 0,
  margin: 0,
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}` });

export const note = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const broken = style({ display: 'grid', gap: space[3], maxInlineSize: '680px' });

export const brokenTitle = style({ ...text('title'), ...headingFace, margin: 0 });
