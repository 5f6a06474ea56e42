import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import tokens from '../../theme/tokens.json';
import { vars } from '../../theme/vars.css';

const { color, duration, easing } = vars;

export const list = style({ display: 'grid', gap: '12px' });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '18px',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '60px',
  padding: '15px 20px',
  border: `1px solid ${color.line}`,
  borderRadius: '16px',
  background: color['surface-1'],
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${duration.base}, background-color ${duration.base}, box-shadow ${duration.base}, translate ${duration.base} ${easing.standard}, scale ${duration.quick}`,
  selectors: {
    '&:active:not([aria-disabled="true"])': { scale: '.99' },
    '&[data-locked]': { borderStyle: 'dashed', background: 'transparent', cursor: 'not-allowed' },
    '&[data-waiting]': { opacity: 0.45, cursor: 'progress' },
    // One lamp: the choice that is being written out.
    '&[data-chosen]': {
      borderColor: color.primary,
      background: color['surface-2'],
      boxShadow: vars.elevation.lamp,
      cursor: 'progress',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': {
          borderColor: color.primary,
          background: color['surface-2'],
          boxShadow: vars.elevation.lamp,
        },
      },
    },
    [media.phone]: { gap: '14px', paddingInline: '16px' },
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { '&:active:not([aria-disabled="true"])': { scale: 'none' } },
    },
    '(forced-colors: active)': { selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } } },
  },
});

export const numeral = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '28px',
  color: color['primary-text'],
  fontFamily: tokens.font.story,
  fontSize: '1.625rem',
  fontStyle: 'italic',
  fontWeight: 600,
  lineHeight: 1,
  selectors: {
    '[data-locked] > &': { color: color['text-3'] },
    ':root:lang(ar) &': { fontFamily: vars.font.display, fontStyle: 'normal' },
  },
});

export const words = style({ display: 'grid', flex: 1, gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const choiceText = style({
  fontFamily: vars.font.ui,
  fontSize: '1.0625rem',
  fontWeight: 520,
  lineHeight: 1.35,
  textWrap: 'pretty',
  selectors: { '[data-locked] &': { color: color['text-2'] } },
});

export const hint = style({ ...text('small'), color: color['text-2'], lineHeight: 1.4 });

export const mark = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: color['text-2'],
});

export const end = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '6px',
  marginInlineStart: 'auto',
  color: color['brass-text'],
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-lacking]': {
      padding: '4px 8px',
      borderRadius: vars.radius.s,
      background: color['danger-soft'],
      color: color.danger,
    },
  },
});

export const keysNote = style({
  marginBlockStart: '10px',
  ...text('micro'),
  display: 'none',
  color: color['text-3'],
  '@media': { [media.hover]: { display: 'block' } },
});
