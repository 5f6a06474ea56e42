import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { offlineSize } from '../../theme/offline-size';
import { vars } from '../../theme/vars.css';

const { color, size, space } = vars;

/** Where the head ends: the header of the site above it is gone on phones. */
const underHead = `calc(${size.header} + var(--editor-head-size, 0px))`;

/** One column under tabs. */
const narrow = media.sidebarCollapse;

/** Sections, fields and panels side by side, each with its own scroll; on narrow windows one below the other. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"head head" "sections main"',
  blockSize: `calc(100dvh - ${size.header} - ${offlineSize} - ${noticeSize})`,
  minBlockSize: '420px',
  selectors: {
    '&[data-panels]': {
      '@media': {
        [media.wide]: {
          gridTemplateColumns: '232px minmax(0, 1fr) 400px',
          gridTemplateAreas: '"head head head" "sections main side"',
        },
      },
    },
  },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto minmax(0, 1fr)',
      gridTemplateAreas: '"head" "sections" "main"',
      blockSize: 'auto',
      minBlockSize: `calc(100dvh - ${size.header} - ${offlineSize} - ${noticeSize})`,
    },
  },
});

export const sections = style({
  gridArea: 'sections',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[4.5]} ${space[3.5]}`,
  borderInlineEnd: `1px solid ${color.line}`,
  overflowY: 'auto',
  '@media': {
    [narrow]: {
      position: 'sticky',
      // Under the head, which is as tall as its words need.
      insetBlockStart: underHead,
      zIndex: vars.layer.sticky,
      display: 'block',
      padding: 0,
      borderInlineEnd: 0,
      background: color.bg,
      overflow: 'visible',
    },
  },
});

export const main = style({
  gridArea: 'main',
  minInlineSize: 0,
  padding: `${space[6]} ${space[9]} ${space[16]}`,
  overflowY: 'auto',
  outlineOffset: '-2px',
  '@media': {
    [narrow]: {
      padding: `${space[5]} ${space[6]} ${space[16]}`,
      overflowY: 'visible',
      scrollMarginBlockStart: `calc(${underHead} + ${size.tap})`,
    },
    [media.phone]: { padding: `${space[4]} ${space[4]} ${space[16]}` },
  },
  selectors: {
    // Only one of both is shown where they are not side by side.
    '[data-shown="panel"] > &': { '@media': { '(max-width: 1279.98px)': { display: 'none' } } },
  },
});

/** As wide as is read with ease. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: '760px',
});

export const side = style({
  gridArea: 'side',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  borderInlineStart: `1px solid ${color.line}`,
  background: color['bg-sunk'],
  '@media': {
    '(max-width: 1279.98px)': {
      gridArea: 'main',
      display: 'none',
      borderInlineStart: 0,
      selectors: { '[data-shown="panel"] > &': { display: 'block' } },
    },
  },
});

export const panel = style({ minInlineSize: 0, padding: space[4], overflowY: 'auto' });

/** Only beside the fields: on narrow windows the tabs of the panels follow those of the sections. */
export const sideTabs = style({ '@media': { '(max-width: 1279.98px)': { display: 'none' } } });

export const meter = style({ '@media': { [narrow]: { display: 'none' } } });

/** Nothing moves when what is in it arrives. */
export const help = style({ minBlockSize: `calc(${vars.size.tap} + ${vars.space[6]})` });

/** Above the fields, where the sections have no room for it. */
export const meterAbove = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
