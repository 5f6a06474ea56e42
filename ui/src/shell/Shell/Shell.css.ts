import { globalStyle, style } from '@vanilla-extract/css';

import { lift } from '../../primitives/Notice/Notice.css';
import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { offlineSize } from '../../theme/offline-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { underOwnFoot, underOwnHead } from '../own-head';

const { color, size, space, fineSpace } = vars;

const underBar = `${size.bottomBar} + env(safe-area-inset-bottom)`;

export const columns = style({
  display: 'flex',
  minBlockSize: `calc(100dvh - ${size.header} - ${offlineSize})`,
  // What is measured by the header has the whole window where there is none.
  selectors: { '&[data-frame="bare"]': { vars: { [size.header]: '0px' } } },
  '@media': {
    [media.phone]: { selectors: { [`${underOwnHead} &`]: { vars: { [size.header]: '0px' } } } },
  },
});

// 36 px beside the page, 24 on narrow ones, 16 on phones, where heroes reach the edges.
export const main = style({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: size.contentMax,
  marginInline: 'auto',
  paddingBlock: `${space[6]} calc(${space[16]} + ${noticeSize})`,
  paddingInline: space[9],
  outline: 0,
  selectors: {
    '[data-frame="bare"] > &': { maxInlineSize: 'none' },
    '[data-frame="work"] > &': { maxInlineSize: 'none', padding: `0 0 ${noticeSize}` },
    '[data-frame="open"] > &': { maxInlineSize: '1264px', paddingBlockEnd: space[16], paddingInline: space[6] },
  },
  '@media': {
    [media.sidebarCollapse]: { paddingInline: space[6] },
    [media.phone]: {
      paddingBlockStart: 0,
      paddingInline: space[4],
      selectors: {
        '[data-frame="open"] > &': { paddingBlockEnd: space[10], paddingInline: space[4] },
        '[data-frame="full"] > &': { paddingBlockEnd: `calc(${underBar} + ${noticeSize})` },
        [`${underOwnHead} [data-frame] > &`]: { paddingBlockEnd: noticeSize },
        [`${underOwnFoot} [data-frame] > &`]: { paddingBlockEnd: noticeSize },
      },
    },
  },
});

/** On phones a notice lies on the bottom bar, and goes down with it. */
export const noticeRoom = style({
  display: 'contents',
  vars: { [lift]: 'env(safe-area-inset-bottom)' },
  selectors: {
    '&[data-frame="full"]:not([data-hidden])': { vars: { [lift]: `(${underBar})` } },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${underOwnHead} &[data-frame]`]: { vars: { [lift]: 'env(safe-area-inset-bottom)' } },
        [`${underOwnFoot} &[data-frame]`]: { vars: { [lift]: 'env(safe-area-inset-bottom)' } },
      },
    },
  },
});

/** Where there is no sidebar, its small links end the page. */
export const pageFoot = style({
  borderBlockStart: `1px solid ${color.line}`,
  background: color['bg-sunk'],
  paddingBlockEnd: noticeSize,
  '@media': { print: { display: 'none' } },
});

export const pageFootLinks = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[7]}`,
  boxSizing: 'border-box',
  maxInlineSize: '1264px',
  marginInline: 'auto',
  padding: `${space[6]} ${space[6]} ${space[8]}`,
  color: color['text-2'],
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

globalStyle(`${pageFootLinks} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: size.tap });
globalStyle(`${pageFootLinks} > a:hover`, {
  color: color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const drawerBrand = style({ display: 'flex', alignItems: 'center', gap: fineSpace[11] });

export const drawerContent = style({ display: 'flex', flex: 1, flexDirection: 'column' });
