import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { tokens } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { color, duration, easing, space, fineSpace, weight } = vars;

export const list = style({ display: 'grid', gap: space[3] });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4.5],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '60px',
  padding: `${fineSpace[15]} ${space[5]}`,
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
    [media.phone]: { gap: space[3.5], paddingInline: space[4] },
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
  fontWeight: weight.strong,
  lineHeight: 1,
  selectors: {
    '[data-locked] > &': { color: color['text-3'] },
    ':root:lang(ar) &': { fontFamily: vars.font.display, fontStyle: 'normal' },
  },
});

export const words = style({ display: 'grid', flex: 1, gap: space[0.5], minInlineSize: 0, overflowWrap: 'anywhere' });

export const choiceText = style({
  fontFamily: vars.font.ui,
  fontSize: '1.0625rem',
  fontWeight: weight.micro,
  lineHeight: 1.35,
  textWrap: 'pretty',
  selectors: { '[data-locked] &': { color: color['text-2'] } },
});

export const hint = style({ ...text('small'), color: color['text-2'], lineHeight: 1.4 });

export const mark = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  color: color['text-2'],
});

export const end = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[1.5],
  marginInlineStart: 'auto',
  color: color['brass-text'],
  fontWeight: weight.action,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-lacking]': {
      padding: `${space[1]} ${space[2]}`,
      borderRadius: vars.radius.s,
      background: color['danger-soft'],
      color: color.danger,
    },
  },
});

export const keysNote = style({
  marginBlockStart: space[2.5],
  ...text('micro'),
  display: 'none',
  color: color['text-3'],
  '@media': { [media.hover]: { display: 'block' } },
});
