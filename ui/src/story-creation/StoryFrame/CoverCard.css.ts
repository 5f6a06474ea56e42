import { style } from '@vanilla-extract/css';

import { lines, ownDirection, titleFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

/** Where the card is a strip above the fields. */
const strip = media.sidebarCollapse;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  '@media': {
    [strip]: {
      gridTemplateColumns: '52px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space[3.5],
      rowGap: 0,
      padding: space[2.5],
      borderRadius: radius.l,
      background: color['surface-1'],
    },
  },
});

export const cover = style({
  position: 'relative',
  aspectRatio: '2 / 3',
  overflow: 'hidden',
  borderRadius: radius.l,
  boxShadow: vars.elevation[2],
  '@media': { [strip]: { gridRow: '1 / 3', borderRadius: radius.s, boxShadow: 'none' } },
});

/** Printed on the cover; in a strip the words stand beside it. */
export const printed = style({
  ...titleFace,
  ...lines(4),
  position: 'absolute',
  insetInline: space[5],
  insetBlockStart: space[6],
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  color: vars.onArt.text,
  selectors: { '&[data-title="dark"]': { color: vars.onArt.plate } },
  '@media': { [strip]: { display: 'none' } },
});

export const besideTitle = style({
  ...text('label'),
  display: 'none',
  margin: 0,
  overflowWrap: 'anywhere',
  '@media': { [strip]: lines(2) },
});

export const tagline = style({
  ...text('body'),
  ...ownDirection,
  ...lines(3),
  margin: 0,
  color: color['text-2'],
  overflowWrap: 'anywhere',
  selectors: { '&[data-unwritten]': { color: color['text-3'] } },
  '@media': { [strip]: { ...text('small'), ...lines(2) } },
});

export const note = style({
  ...text('small'),
  margin: 0,
  color: color['text-3'],
  '@media': { [strip]: { display: 'none' } },
});
