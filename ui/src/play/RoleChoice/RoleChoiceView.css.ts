import { style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const top = style({ padding: '16px 28px', '@media': { [media.phone]: { padding: '10px 14px' } } });

export const page = style({
  display: 'grid',
  gap: '30px',
  maxInlineSize: '880px',
  marginInline: 'auto',
  paddingBlockStart: '110px',
  paddingInline: '32px',
  '@media': { [media.phone]: { gap: '26px', paddingBlockStart: '100px', paddingInline: '20px' } },
});

export const head = style({ display: 'flex', alignItems: 'flex-end', gap: '26px', minInlineSize: 0 });

export const book = style({ flex: 'none', inlineSize: '124px', '@media': { [media.phone]: { inlineSize: '92px' } } });

export const headWords = style({ display: 'grid', gap: '8px', minInlineSize: 0 });

export const story = style({ ...text('label'), color: color['text-2'], overflowWrap: 'anywhere' });

export const title = style({ ...text('display-l'), ...headingFace, overflowWrap: 'anywhere' });

export const sentence = style({ ...text('body'), maxInlineSize: '34em', color: color['text-2'] });

export const form = style({ display: 'grid', gap: '30px', minInlineSize: 0 });

export const roles = style({ display: 'grid', gap: '14px', minInlineSize: 0 });

export const label = style({ ...text('title') });

export const roleGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: '14px',
});

export const role = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '6px',
  minInlineSize: 0,
  padding: '18px 20px 20px',
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

export const roleName = style({ ...text('card-name'), paddingInlineEnd: '30px', overflowWrap: 'anywhere' });

export const roleNote = style({ ...text('label'), color: color['text-2'], fontWeight: 440, overflowWrap: 'anywhere' });

export const tick = style({
  position: 'absolute',
  insetBlockStart: '16px',
  insetInlineEnd: '16px',
  color: color['primary-text'],
  opacity: 0,
  selectors: { 'input:checked ~ &': { opacity: 1 } },
});

export const names = style({ display: 'grid', gap: '12px', maxInlineSize: '460px' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const foot = style({ display: 'grid', justifyItems: 'start', gap: '14px' });
