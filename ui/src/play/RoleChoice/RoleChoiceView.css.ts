import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

const scene = { wide: '110px', phone: '100px' } as const;

export const top = style({
  padding: `${space[4]} ${space[7]}`,
  '@media': { [media.phone]: { padding: `${space[2.5]} ${space[3.5]}` } },
});

export const page = style({
  display: 'grid',
  gap: space[7.5],
  maxInlineSize: '880px',
  marginInline: 'auto',
  paddingBlockStart: scene.wide,
  paddingInline: space[8],
  '@media': { [media.phone]: { gap: space[6.5], paddingBlockStart: scene.phone, paddingInline: space[5] } },
});

export const head = style({ display: 'flex', alignItems: 'flex-end', gap: space[6.5], minInlineSize: 0 });

export const book = style({ flex: 'none', inlineSize: '124px', '@media': { [media.phone]: { inlineSize: '92px' } } });

export const headWords = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const story = style({ ...text('label'), color: color['text-2'], overflowWrap: 'anywhere' });

export const title = style({ ...text('display-l'), ...headingFace, overflowWrap: 'anywhere' });

export const sentence = style({ ...text('body'), maxInlineSize: '34em', color: color['text-2'] });

export const form = style({ display: 'grid', gap: space[7.5], minInlineSize: 0 });

export const roles = style({ display: 'grid', gap: space[3.5], minInlineSize: 0 });

export const label = style({ ...text('title') });

export const roleGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: space[3.5],
});

export const role = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1.5],
  minInlineSize: 0,
  padding: `${space[4.5]} ${space[5]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  cursor: 'pointer',
  transition: `border-color ${vars.duration.base}, box-shadow ${vars.duration.base}`,
  selectors: {
    '&:has(input:checked)': {
      borderColor: color.primary,
      background: color['surface-2'],
      boxShadow: vars.elevation.lamp,
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.focusWidth} solid ${color.focus}`,
      outlineOffset: vars.focusOffset,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: color['line-strong'] } } },
    [media.reducedMotion]: { transition: 'none' },
    '(forced-colors: active)': { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } },
  },
});

/** The radio itself is there for keys and screen readers; the card shows what it says. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const roleName = style({ ...text('card-name'), paddingInlineEnd: space[7.5], overflowWrap: 'anywhere' });

export const roleNote = style({
  ...text('label'),
  color: color['text-2'],
  fontWeight: weight.supporting,
  overflowWrap: 'anywhere',
});

export const tick = style({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineEnd: space[4],
  color: color['primary-text'],
  opacity: 0,
  selectors: { 'input:checked ~ &': { opacity: 1 } },
});

export const names = style({ display: 'grid', gap: space[3], maxInlineSize: '460px' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const foot = style({ display: 'grid', justifyItems: 'start', gap: space[3.5] });
