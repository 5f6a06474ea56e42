import { style } from '@vanilla-extract/css';

import { headingFace, wholeWords } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, size, space, weight } = vars;

/** One column, with the card as a strip. */
const narrow = media.sidebarCollapse;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 316px',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"head steps steps" "main main side" "foot foot foot"',
  columnGap: space[10],
  rowGap: space[6],
  // The bar at the foot ends at the end of the window, below the room that the page leaves there.
  minBlockSize: `calc(100dvh - ${size.header} - ${space[6]} - ${noticeSize})`,
  marginBlockEnd: `-${space[16]}`,
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"head steps" "side side" "main main" "foot foot"',
      columnGap: space[6],
      rowGap: space[5],
    },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"head" "steps" "side" "main" "foot"',
      rowGap: space[4],
      minBlockSize: `calc(100dvh - ${noticeSize})`,
      marginBlockEnd: 0,
    },
  },
});

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[6]}`,
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.header,
      flexWrap: 'nowrap',
      gap: space[2],
      minBlockSize: '60px',
      marginInline: `-${space[4]}`,
      paddingInline: `${space[1]} ${space[4]}`,
      borderBlockEnd: `1px solid ${color.line}`,
      background: color.bg,
    },
  },
});

export const headBack = style({
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.tap,
  blockSize: size.tap,
  borderRadius: vars.radius.m,
  color: color['text-2'],
  '@media': { [media.phone]: { display: 'grid' } },
});

export const title = style({
  ...text('display-m'),
  ...headingFace,
  margin: 0,
  '@media': { [media.phone]: { flex: 1, minInlineSize: 0, fontSize: '1.1875rem' } },
});

export const steps = style({ gridArea: 'steps', alignSelf: 'center' });

export const side = style({
  gridArea: 'side',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  alignSelf: 'start',
  gap: space[4],
  minInlineSize: 0,
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space[6]})`,
  '@media': { [narrow]: { position: 'static', gap: space[3] } },
});

export const main = style({
  gridArea: 'main',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  minInlineSize: 0,
  paddingBlockEnd: space[6],
});

/** The heading of the step, and what has to be known of it at the end of its line. */
export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});

export const free = style({ ...text('small'), margin: 0, color: color.success, fontWeight: weight.strong });

export const stepTitle = style({
  ...text('title'),
  ...headingFace,
  margin: 0,
  // Its name may be one long word.
  overflowWrap: 'anywhere',
  outlineOffset: '4px',
  borderRadius: vars.radius.xs,
});

export const foot = style({
  gridArea: 'foot',
  position: 'sticky',
  insetBlockEnd: noticeSize,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  marginInline: `-${space[9]}`,
  padding: `${space[3]} ${space[9]}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.bg,
  '@media': {
    [narrow]: { marginInline: `-${space[6]}`, paddingInline: space[6] },
    [media.phone]: {
      flexWrap: 'wrap',
      gap: space[2.5],
      marginInline: `-${space[4]}`,
      paddingInline: space[4],
      paddingBlock: `${space[2.5]} max(${space[2.5]}, env(safe-area-inset-bottom))`,
      background: color['surface-1'],
    },
  },
});

export const backSign = style({ '@media': { [media.phone]: { display: 'none' } } });

export const note = style({
  ...text('small'),
  flex: 1,
  margin: 0,
  color: color['text-2'],
  '@media': { [media.phone]: { display: 'none' } },
});

export const failure = style({
  ...text('small'),
  ...wholeWords,
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: fineSpace[7],
  margin: 0,
  color: color.danger,
  fontWeight: weight.label,
  '@media': { [media.phone]: { flex: '1 0 100%', order: -1 } },
});

export const next = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.phone]: { flex: 1 } },
});

export const nextWords = style({ minInlineSize: 0 });

/** A name is as long as its owner likes: within a button its end may be left out. */
export const nameInWords = style({
  display: 'inline-block',
  maxInlineSize: '11em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
});
