import { style } from '@vanilla-extract/css';

import { media } from './breakpoints';
import { text } from './text';
import { vars } from './vars.css';

const { color, radius, size, space, weight } = vars;

/** A list of links that show one part of what follows each. */
export const filterLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One of them: `aria-current` where its part is shown. */
export const filterLink = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.tap,
  paddingInline: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  color: color['text-2'],
  fontWeight: weight.entry,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderColor: color['primary-text'],
      background: color['primary-soft'],
      color: color['primary-text'],
      fontWeight: weight.strong,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});
