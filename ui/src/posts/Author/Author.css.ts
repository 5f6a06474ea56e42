import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

export const byline = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });

export const names = style({ display: 'grid', minInlineSize: 0 });

export const name = style({ ...text('label'), color: color.text, overflowWrap: 'anywhere' });

export const when = style({ ...text('micro'), color: color['text-3'] });

export const avatar = style({
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.pill,
  objectFit: 'cover',
  background: color['surface-3'],
});

export const initial = style([
  avatar,
  { ...text('label'), display: 'grid', placeItems: 'center', color: color['text-2'] },
]);

export const creatorMark = style({
  ...text('micro'),
  paddingInline: fineSpace[7],
  borderRadius: vars.radius.pill,
  background: color['primary-soft'],
  color: color['primary-text'],
});
