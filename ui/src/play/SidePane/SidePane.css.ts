import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const pane = style({ display: 'grid', alignContent: 'start', gap: space[8.5], minInlineSize: 0 });

export const section = style({ display: 'grid', gap: space[3.5], minInlineSize: 0 });

export const sectionTitle = style({ ...text('small'), color: color['text-2'], fontWeight: weight.action });

export const list = style({ display: 'grid', gap: space[3.5] });

export const member = style({ display: 'flex', alignItems: 'center', gap: space[3.5], minInlineSize: 0 });

export const memberWords = style({ display: 'grid', flex: 1, gap: '1px', minInlineSize: 0 });

export const memberName = style({
  ...text('card-name'),
  justifySelf: 'start',
  fontSize: '1.0625rem',
  overflowWrap: 'anywhere',
});

export const bond = style({ ...text('label'), color: color['text-2'], fontWeight: weight.supporting });

export const talk = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.tap,
  blockSize: vars.size.tap,
  borderRadius: vars.radius.m,
  color: color['primary-text'],
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'] } } } },
});

export const meter = style({ display: 'grid', gap: space[1.5] });

export const meterLine = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  fontWeight: weight.entry,
  overflowWrap: 'anywhere',
});

export const meterValue = style({ flex: 'none', color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const track = style({
  blockSize: '5px',
  borderRadius: vars.radius.pill,
  background: color['surface-3'],
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const fill = style({
  blockSize: '100%',
  borderRadius: 'inherit',
  background: color.primary,
  transition: `inline-size ${vars.duration.scene} ${vars.easing.standard}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});

export const things = style({ display: 'grid', gap: space[2] });

export const thing = style({
  ...text('label'),
  display: 'flex',
  gap: space[2.5],
  fontWeight: weight.supporting,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '6px',
    blockSize: '6px',
    marginBlockStart: '.45em',
    borderRadius: '1px',
    background: color.brass,
    rotate: '45deg',
  },
});

export const nothing = style({ ...text('label'), color: color['text-3'], fontWeight: weight.supporting });
