import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { headingFace } from '../../theme/art-styles';

const { space, weight } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3.5],
  marginBlock: `${space[9.5]} ${space[4.5]}`,
  '@media': { [media.phone]: { marginBlock: `${space[7]} ${space[3.5]}` } },
});

export const heading = style({
  ...text('display-m'),
  ...headingFace,
  margin: 0,
  '@media': { [media.phone]: { fontSize: '1.5rem' } },
});

export const sub = style({
  margin: 0,
  color: vars.color['text-3'],
  fontSize: '.9375rem',
  '@media': { [media.phone]: { display: 'none' } },
});

export const more = style({
  ...text('label'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  marginInlineStart: 'auto',
  minBlockSize: vars.size.tap,
  // The target is 44 px high; the line it stands on is not.
  marginBlock: `-${space[3]}`,
  color: vars.color['primary-text'],
  fontWeight: weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
