import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, radius, duration, easing, weight } = vars;

export const positioner = style({ zIndex: vars.layer.popover, outline: 0 });

export const popup = style({
  minInlineSize: '220px',
  maxInlineSize: 'min(320px, calc(100vw - 24px))',
  maxBlockSize: 'min(var(--available-height), 560px)',
  overflowY: 'auto',
  padding: space[1.5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  outline: 0,
  background: color['surface-1'],
  color: color.text,
  boxShadow: vars.elevation[2],
  transition: `opacity ${duration.quick}, translate ${duration.quick} ${easing.enter}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 -6px' } },
  '@media': {
    [media.reducedMotion]: {
      transitionDuration: duration.instant,
      selectors: { '&[data-starting-style]': { translate: 'none' } },
    },
  },
});

export const item = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '44px',
  paddingInline: space[3],
  borderRadius: radius.m,
  outline: 0,
  color: color['text-2'],
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color['surface-3'], color: color.text },
    '&[data-checked]': { color: color.text, fontWeight: weight.action },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
  },
});

export const check = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  color: color['primary-text'],
});

export const grown = style({ flex: 1 });

export const separator = style({ blockSize: '1px', margin: `${space[1.5]} ${space[3]}`, background: color.line });
