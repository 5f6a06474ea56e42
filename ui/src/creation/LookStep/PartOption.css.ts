import { style, type StyleRule } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, fineSpace, radius, space } = vars;

export const option = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  maxInlineSize: '100%',
  cursor: 'pointer',
});

/** The radio button itself: it covers its choice and is not seen. */
export const radio = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** Not by colour alone: the chosen one has a ring and a tick. */
const chosen: StyleRule['selectors'] = {
  'input:checked + &': { boxShadow: `0 0 0 2.5px ${color.bg}, 0 0 0 5px ${color.primary}` },
  'input:focus-visible + &': { outline: `${vars.focusWidth} solid ${color.focus}`, outlineOffset: '7px' },
};

const forcedColors: StyleRule['@media'] = {
  '(forced-colors: active)': { selectors: { 'input:checked + &': { outline: '4px solid Highlight' } } },
};

export const thumbnail = style({
  position: 'relative',
  display: 'block',
  inlineSize: '64px',
  blockSize: '54px',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: color['surface-3'],
  transition: `box-shadow ${duration.quick}`,
  selectors: chosen,
  '@media': forcedColors,
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const paint = style({
  display: 'block',
  inlineSize: '36px',
  blockSize: '36px',
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.pill,
  transition: `box-shadow ${duration.quick}`,
  selectors: chosen,
  '@media': forcedColors,
});

export const tick = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: `-${fineSpace[7]}`,
  insetInlineEnd: `-${fineSpace[7]}`,
  display: 'none',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  border: `2px solid ${color.bg}`,
  borderRadius: radius.pill,
  background: color.primary,
  color: color['on-primary'],
  pointerEvents: 'none',
  selectors: { 'input:checked ~ &': { display: 'grid' } },
});

/** Words side by side in one frame, as in a segmented control. */
export const words = style({
  ...text('label'),
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '36px',
  paddingInline: space[3.5],
  borderRadius: radius.s,
  color: color['text-2'],
  transition: `background-color ${duration.quick}, color ${duration.quick}`,
  selectors: {
    'input:checked + &': { background: color['surface-3'], color: color.text },
    'input:focus-visible + &': { outline: `${vars.focusWidth} solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { 'input:not(:checked):hover + &': { color: color.text } } },
    [media.phone]: { minBlockSize: vars.size.tap },
    '(forced-colors: active)': {
      selectors: { 'input:checked + &': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
