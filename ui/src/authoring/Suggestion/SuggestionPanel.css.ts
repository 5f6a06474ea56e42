import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, radius, space, weight } = vars;

export const panel = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  overflow: 'hidden',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[3]}`,
  padding: `${space[2.5]} ${space[3]} ${space[2.5]} ${space[4.5]}`,
  selectors: { '[data-state="ready"] > &': { borderBlockEnd: `1px solid ${color.line}` } },
});

export const title = style({ ...text('label'), margin: 0, fontWeight: weight.action });

export const counts = style({
  ...text('small'),
  display: 'flex',
  flex: '1 1 12rem',
  flexWrap: 'wrap',
  columnGap: space[3],
  minInlineSize: 0,
  margin: 0,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const body = style({ padding: `${space[4]} ${space[4.5]} ${space[4.5]}` });

export const note = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  margin: 0,
  padding: `0 ${space[4.5]} ${space[4]}`,
  color: color['text-2'],
  textWrap: 'pretty',
});

export const busyLine = style([note, { alignItems: 'center' }]);

export const diff = style({
  margin: 0,
  color: color.text,
  fontFamily: vars.font.story,
  fontSize: '1.125rem',
  lineHeight: 1.9,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const changed = {
  padding: `${space[0.5]} ${space[1]}`,
  borderRadius: radius.xs,
  boxDecorationBreak: 'clone',
  transition: `opacity ${duration.quick}`,
} as const;

export const removed = style({
  ...changed,
  background: color['danger-soft'],
  color: color.danger,
  textDecoration: 'line-through',
  selectors: {
    '&[data-mark="accepted"]': { display: 'none' },
    '&[data-mark="rejected"]': { background: 'none', color: color.text, textDecoration: 'none' },
  },
});

/** Not by colour alone: what comes is underlined. */
export const added = style({
  ...changed,
  marginInlineStart: space[1],
  background: color['success-soft'],
  color: color.success,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  selectors: {
    '&[data-mark="accepted"]': { marginInlineStart: 0, paddingInline: 0, background: 'none', color: color.text },
    '&[data-mark="rejected"]': { display: 'none' },
  },
});

export const choice = style({
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: 'middle',
  marginInline: space[1.5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color['surface-2'],
  overflow: 'hidden',
});

export const choiceButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '28px',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  outlineOffset: '-2px',
  transition: `background-color ${duration.quick}`,
  selectors: {
    '&[data-mark="accepted"]': { color: color.success },
    '&[data-mark="rejected"]': { color: color.danger, borderInlineStart: `1px solid ${color.line}` },
    '&[data-mark="accepted"][aria-pressed="true"]': { background: color['success-soft'] },
    '&[data-mark="rejected"][aria-pressed="true"]': { background: color['danger-soft'] },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color['surface-3'] } } },
    [media.phone]: { inlineSize: vars.size.tap, blockSize: '36px' },
  },
});

export const entryList = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
  selectors: { '&[data-mark="rejected"]': { color: color['text-3'] } },
});

export const entryWords = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.success}`,
  selectors: { '[data-mark="rejected"] > &': { borderInlineStartColor: color.line, textDecoration: 'line-through' } },
});

export const entryReader = style({ ...text('small'), margin: 0, color: color['text-2'], overflowWrap: 'anywhere' });

export const entryName = style({ ...text('label'), margin: 0, overflowWrap: 'anywhere' });

export const entryKeys = style({
  ...text('small'),
  display: 'block',
  color: color['text-2'],
  fontWeight: weight.regular,
});

export const entryLine = style({
  margin: 0,
  fontFamily: vars.font.story,
  fontSize: '1.125rem',
  lineHeight: vars.line.story,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
