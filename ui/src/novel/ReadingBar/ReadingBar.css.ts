import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, font, radius, size, space } = vars;

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: '56px',
  paddingInline: space[4],
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: color['surface-1'],
  color: color['text-2'],
  '@media': { [media.phone]: { gap: space[0.5], paddingInline: space[1] } },
});

/** A thread along the upper edge: how much of the chapter is read. */
export const progress = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '2px',
  background: color.line,
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  background: color.primary,
  transition: `inline-size ${duration.base} linear`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});

export const barButton = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: size.tap,
  blockSize: size.tap,
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { background: color['surface-3'], color: color.text },
    '&[aria-disabled]': { opacity: 0.45, cursor: 'default' },
    '&[data-main]': { background: color.primary, color: color['on-primary'], borderRadius: radius.pill },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled], [data-main])': { background: color['surface-2'], color: color.text } },
    },
  },
});

export const head = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  gap: space[2.5],
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { display: 'grid', gap: 0, selectors: { '&[data-beside-pages]': { display: 'none' } } },
  },
});

export const titleName = style({
  ...text('label'),
  overflow: 'hidden',
  color: color.text,
  fontFamily: font.display,
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { fontSize: '.875rem' } },
});

export const chapterName = style({
  ...text('small'),
  overflow: 'hidden',
  color: color['text-3'],
  textOverflow: 'ellipsis',
});

export const share = style({
  ...text('small'),
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.sidebarCollapse]: { display: 'none' } },
});

export const pager = style({
  ...text('small'),
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { flex: 1, justifyContent: 'center' } },
});

export const tools = style({ display: 'flex', flex: 'none' });
