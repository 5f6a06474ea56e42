import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, radius, space } = vars;

export const choices = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** A greeting is a card: the mark at its start, its manner over its words. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  padding: `${space[3]} ${space[3.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  cursor: 'pointer',
  transition: `background-color ${duration.quick}, border-color ${duration.quick}`,
  selectors: {
    '&:has(:checked)': { borderColor: color.primary, background: color['surface-2'] },
    '&:has(:focus-visible)': {
      outline: `${vars.focusWidth} solid ${color.focus}`,
      outlineOffset: vars.focusOffset,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { background: color['surface-2'] } } },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
});

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

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: '24px',
  blockSize: '24px',
  marginBlockStart: space[0.5],
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: radius.pill,
  color: color['on-primary'],
  selectors: { 'input:checked + &': { borderColor: color.primary, background: color.primary } },
});

export const manner = style({ ...text('small'), color: color['text-2'] });

export const words = style({
  gridColumn: 2,
  color: color.text,
  fontFamily: vars.font.story,
  fontSize: '1.125rem',
  lineHeight: vars.line.story,
  overflowWrap: 'anywhere',
  selectors: { '&[data-plain]': { ...text('label'), lineHeight: 1.5 } },
});

export const ownField = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const waiting = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: color['text-2'],
});
