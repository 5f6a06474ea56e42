import { keyframes, style } from '@vanilla-extract/css';

import { lines, ownDirection, sheer, ink } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

/** Where the card is a strip above the fields. */
const strip = media.sidebarCollapse;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '@media': {
    [strip]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture name edit" "picture tagline edit" "picture credit edit"',
      alignItems: 'center',
      columnGap: space[3.5],
      padding: space[2.5],
      borderRadius: radius.l,
      background: color['surface-1'],
    },
  },
});

/** Picture and name: one over the other at the side, two cells of the strip. */
export const frame = style({
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color['surface-2'],
  boxShadow: vars.elevation[2],
  '::after': {
    content: '',
    position: 'absolute',
    inset: '50% 0 0',
    background: `linear-gradient(${sheer(ink, 0)}, ${sheer(ink, 86)})`,
    pointerEvents: 'none',
  },
  '@media': { [strip]: { display: 'contents', '::after': { content: 'none' } } },
});

const appearing = keyframes({ from: { opacity: 0.4 } });

const asArch = {
  gridArea: 'picture',
  inlineSize: '52px',
  blockSize: '64px',
  borderRadius: radius.arch,
} as const;

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 22%',
  animation: `${appearing} ${vars.duration.instant} ${vars.easing.enter}`,
  '@media': { [strip]: asArch, [media.reducedMotion]: { animation: 'none' } },
});

export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  border: `2px dashed ${color.line}`,
  borderRadius: radius.l,
  color: color['text-3'],
  '@media': { [strip]: asArch },
});

export const name = style({
  ...text('title'),
  ...lines(2),
  position: 'absolute',
  zIndex: 1,
  insetInline: space[4.5],
  insetBlockEnd: space[4],
  margin: 0,
  color: vars.onArt.text,
  fontSize: '1.5rem',
  overflowWrap: 'anywhere',
  '@media': {
    [strip]: {
      position: 'static',
      gridArea: 'name',
      alignSelf: 'end',
      color: color.text,
      fontSize: '1.25rem',
      selectors: { '&[data-unwritten]': { color: color['text-2'] } },
    },
  },
});

export const tagline = style({
  ...text('body'),
  ...ownDirection,
  ...lines(3),
  margin: 0,
  marginBlockStart: space[3],
  color: color['text-2'],
  overflowWrap: 'anywhere',
  selectors: { '&[data-unwritten]': { color: color['text-3'] } },
  '@media': {
    [strip]: { ...text('label'), ...lines(2), gridArea: 'tagline', alignSelf: 'start', marginBlockStart: 0 },
  },
});

export const traits = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3.5]}`,
  margin: 0,
  marginBlockStart: space[1.5],
  padding: 0,
  color: color['text-3'],
  listStyle: 'none',
  '@media': { [strip]: { display: 'none' } },
});

export const edit = style({
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.size.tap,
  blockSize: vars.size.tap,
  borderRadius: radius.m,
  color: color['text-2'],
  '@media': {
    [strip]: { gridArea: 'edit', alignSelf: 'center', display: 'grid' },
    [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } },
  },
});

export const credit = style({
  ...text('micro'),
  color: color['text-2'],
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  '@media': { [strip]: { gridArea: 'credit' } },
});
