import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '960px',
  '@media': { [media.phone]: { gap: space[5], paddingBlock: space[5] } },
});

export const head = style({ display: 'grid', justifyItems: 'start', gap: space[3] });

export const back = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size.tap,
  color: color['text-2'],
});

export const heading = style({ ...text('display-m'), ...headingFace, margin: 0 });

/** One line that scrolls sideways where there is no room; its ends stay reachable by the keyboard. */
export const tabRow = style({
  display: 'flex',
  gap: space[2],
  margin: 0,
  padding: space[1],
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
});

export const tab = style({
  ...text('label'),
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minBlockSize: vars.size.tap,
  paddingInline: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  color: color['text-2'],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': {
      borderColor: color.primary,
      background: color['primary-soft'],
      color: color.text,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color['surface-2'] } } },
    '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
});

export const lead = style({ ...text('body'), maxInlineSize: '68ch', margin: 0, color: color['text-2'] });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const tabHeading = style({ ...text('title'), ...headingFace, margin: 0 });
