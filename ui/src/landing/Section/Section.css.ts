import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** A section of the page: its heading, and one sentence. */
export const section = style({
  marginBlockStart: space[20],
  '@media': { [media.phone]: { marginBlockStart: space[14] } },
});

export const heading = style({
  ...text('display-l'),
  ...headingFace,
  margin: 0,
  fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem)',
});

export const sub = style({
  ...text('body'),
  margin: `${space[2.5]} 0 0`,
  color: color['text-2'],
  textWrap: 'pretty',
});

export const content = style({
  marginBlockStart: space[7],
  '@media': { [media.phone]: { marginBlockStart: space[5] } },
});

/** Where a sentence can be checked. */
export const proof = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: vars.size.tap,
  color: color['primary-text'],
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});
