import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { headingFace } from '../art-styles';

export const bar = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '14px',
  marginBlock: '38px 18px',
  '@media': { [media.phone]: { marginBlock: '28px 14px' } },
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
  gap: '6px',
  marginInlineStart: 'auto',
  minBlockSize: vars.size.tap,
  // The target is 44 px high; the line it stands on is not.
  marginBlock: '-12px',
  color: vars.color['primary-text'],
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
