import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, space, weight } = vars;

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { justifyContent: 'space-between' } },
});

globalStyle(`${steps} > li`, { display: 'flex', alignItems: 'center', minInlineSize: 0 });

// The way between two steps: lit once the step before it is done.
globalStyle(`${steps} > li:not(:first-child)::before`, {
  content: '',
  flex: 'none',
  inlineSize: `clamp(${space[3]}, 4vw, ${space[9]})`,
  blockSize: '2px',
  marginInline: space[2.5],
  borderRadius: vars.radius.pill,
  background: color.line,
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});
globalStyle(`${steps} > li:not(:first-child)`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });
globalStyle(`${steps} > li[data-standing="done"] + li::before`, { background: color.success });

export const entry = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[9],
  minInlineSize: 0,
  minBlockSize: vars.size.tap,
  borderRadius: vars.radius.m,
  color: color['text-2'],
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.text, fontWeight: weight.action },
    'a&:hover': { color: color.text },
  },
});

export const name = style({ overflowWrap: 'break-word' });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '30px',
  blockSize: '30px',
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: vars.radius.pill,
  color: color['text-2'],
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  fontWeight: weight.name,
  lineHeight: 1,
  selectors: {
    '[data-standing="done"] &': {
      borderColor: 'transparent',
      background: color['success-soft'],
      color: color.success,
    },
    '[data-standing="current"] &': {
      borderColor: color.primary,
      background: color['primary-soft'],
      color: color['primary-text'],
    },
  },
});
