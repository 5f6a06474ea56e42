import { style } from '@vanilla-extract/css';

import { wholeWords } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

const narrow = media.sidebarCollapse;

export const list = style({
  display: 'grid',
  gap: space[1],
  '@media': {
    [narrow]: {
      display: 'flex',
      gap: space[1],
      paddingInline: space[4],
      borderBlockEnd: `1px solid ${color.line}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      overscrollBehaviorInline: 'contain',
    },
  },
});

export const tab = style({
  ...text('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.tap,
  minInlineSize: 0,
  paddingInline: space[3],
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  color: color['text-2'],
  fontWeight: weight.navigation,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: color['primary-soft'], color: color.text, fontWeight: weight.strong },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-selected="true"])': { background: color['surface-2'] } } },
    [narrow]: {
      flex: 'none',
      gap: space[2],
      borderRadius: 0,
      selectors: {
        '&[aria-selected="true"]': {
          background: 'transparent',
          boxShadow: `inset 0 -3px 0 ${color.primary}`,
        },
      },
    },
  },
});

export const sign = style({
  display: 'grid',
  flex: 'none',
  color: 'inherit',
  selectors: { '[aria-selected="true"] > &': { color: color['primary-text'] } },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const aside = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2.5],
  marginInlineStart: 'auto',
  color: color['text-3'],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-selected="true"] > &': { color: color['text-2'] } },
});

export const tokens = style({ '@media': { [narrow]: { display: 'none' } } });

export const mark = style({
  display: 'grid',
  color: color['brass-text'],
  selectors: { '&[data-mark="error"]': { color: color.danger } },
});

export const row = style({
  display: 'flex',
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const rowTab = style([
  tab,
  {
    fontSize: '.875rem',
    flex: 'none',
    gap: space[1.5],
    borderRadius: 0,
    paddingInline: space[2],
    selectors: {
      '&[aria-selected="true"]': { background: 'transparent', boxShadow: `inset 0 -3px 0 ${color.primary}` },
    },
  },
]);

export const badge = style({
  ...text('micro'),
  paddingInline: space[1.5],
  borderRadius: radius.s,
  background: color['surface-3'],
  color: color.text,
});

export const heading = style({ display: 'grid', gap: space[1] });

export const title = style({ ...text('display-m'), margin: 0, overflowWrap: 'anywhere' });

export const lead = style({ ...text('body'), ...wholeWords, margin: 0, color: color['text-2'] });
