import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { headingFace } from '../art-styles';

export const card = style({
  overflow: 'hidden',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '440px',
  marginInline: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color['surface-1'],
});

/** The scene melts into the card. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '2 / 1.04',
  objectFit: 'cover',
  maskImage: 'linear-gradient(to bottom, black 62%, transparent)',
  background: vars.color['surface-2'],
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4], padding: '6px 28px 30px' });

export const title = style({ ...text('title'), ...headingFace, margin: '0 0 6px', fontSize: '1.5rem' });

export const sentence = style({
  ...text('body'),
  margin: 0,
  color: vars.color['text-2'],
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const action = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
