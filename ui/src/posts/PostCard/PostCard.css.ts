import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const card = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[5]} ${space[5.5]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: `${space[4.5]} ${space[4]} ${space[2]}` } },
});

/** The words lead to the post's own page; the line below belongs to the acts. */
export const wordsLink = style({ display: 'block', color: 'inherit', textDecoration: 'none' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: `-${space[2]}`,
});

export const footEnd = style({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' });

/** Where something was that its owner deleted. */
export const gone = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3.5]} ${space[4.5]}`,
  border: `1px dashed ${color.line}`,
  borderRadius: vars.radius.l,
  color: color['text-2'],
});
