import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, duration, easing, radius, size, weight } = vars;

export const button = recipe({
  base: {
    ...text('label'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    maxInlineSize: '100%',
    minBlockSize: '44px',
    paddingInline: space[4.5],
    border: '1px solid transparent',
    borderRadius: radius.m,
    fontWeight: weight.action,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${duration.quick}, border-color ${duration.quick}, scale ${duration.quick} ${easing.standard}`,
    selectors: {
      '&:active': { scale: '.98' },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
      // A busy button is disabled too, but it is working: it stays bright.
      '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none', selectors: { '&:active': { scale: '1' } } },
      '(forced-colors: active)': { borderColor: 'ButtonText' },
    },
  },
  variants: {
    tone: {
      primary: {
        background: color.primary,
        color: color['on-primary'],
        boxShadow: vars.elevation[1],
        '@media': {
          [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color['primary-hover'] } } },
        },
      },
      secondary: {
        background: color['surface-2'],
        borderColor: color.line,
        color: color.text,
        '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color['surface-3'] } } } },
      },
      plate: {
        background: vars.hero.plate,
        borderColor: vars.hero.plateEdge,
        color: vars.hero.text,
        '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: 'currentColor' } } } },
      },
      quiet: {
        background: 'transparent',
        color: color['primary-text'],
        '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color['primary-soft'] } } } },
      },
      danger: { background: color['danger-fill'], color: color['on-danger'] },
    },
    size: {
      small: {
        minBlockSize: '36px',
        paddingInline: space[3.5],
        '@media': { [media.phone]: { minBlockSize: size.tap } },
      },
      medium: {},
      large: { minBlockSize: '48px', paddingInline: space[5.5] },
      tile: { minBlockSize: '48px', paddingBlock: space[1], paddingInline: space[2] },
    },
    width: { content: {}, full: { inlineSize: '100%' } },
  },
});

const row = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: space[2] });

/** Text on its own breaks within a long word. Not `anywhere`: buttons in a row would shrink below their words. */
const breakable = style({
  minInlineSize: 0,
  selectors: { '&:not(:has(> *))': { display: 'block', overflowWrap: 'break-word' } },
});

/** The words beside a sign. */
export const words = style([row, breakable]);

/** What the button says at rest: it keeps its place while busy, so that the width does not change. */
export const content = style([row, breakable, { selectors: { '[aria-busy="true"] > &': { visibility: 'hidden' } } }]);

export const working = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
});

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  color: color['text-2'],
  cursor: 'pointer',
  transition: `background-color ${duration.quick}, color ${duration.quick}`,
  // Not `:disabled`: while a whole form is saved, its icons keep their look.
  selectors: { '&[disabled]': { cursor: 'not-allowed', opacity: 0.45 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color['surface-2'], color: color.text } } },
    [media.phone]: { inlineSize: size.tap, blockSize: size.tap },
  },
});
