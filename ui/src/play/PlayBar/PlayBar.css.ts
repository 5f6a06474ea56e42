import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { onPage } from './on-page';

const { space, weight, fineSpace } = vars;

/** How far the bar reaches down from the top of the window, and the phone's bar up from its foot. */
const [barReach, footReach] = ['92px', '72px'];

const oneRow = '(max-width: 1179.98px)';

/** On the scene at the top of the page; what is scrolled beneath it passes under a page of its own. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[7]}`,
  color: vars.hero.text,
  transition: `background-color ${vars.duration.quick}, box-shadow ${vars.duration.quick}`,
  selectors: {
    '&[data-scrolled]': {
      background: vars.color.bg,
      boxShadow: `0 1px ${vars.color.line}`,
      color: vars.color.text,
    },
  },
  '@media': {
    // The counter takes a line of its own before it presses the title away.
    [oneRow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', marginBlockEnd: space[14] },
    [media.phone]: { gap: space[3], padding: `${space[2.5]} ${space[3.5]}` },
    [media.reducedMotion]: { transition: 'none' },
  },
});

/** Keeps an element that gets the focus from scrolling under the bar. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlock: `${barReach} calc(${footReach} + ${noticeSize})` });

export const leaveBar = style({
  padding: `${space[4]} ${space[7]}`,
  '@media': { [media.phone]: { padding: `${space[2.5]} ${space[3.5]}` } },
});

export const start = style({ display: 'flex', alignItems: 'center', gap: space[3.5], minInlineSize: 0 });

export const title = style({
  ...text('title'),
  ...headingFace,
  fontSize: '1.25rem',
  fontWeight: weight.strong,
  minInlineSize: 0,
  paddingBlock: space[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const middle = style({
  '@media': {
    [oneRow]: {
      position: 'absolute',
      insetBlockStart: `calc(100% - ${space[1]})`,
      insetInline: space[7],
      display: 'grid',
      justifyContent: 'center',
      transition: `opacity ${vars.duration.quick}`,
      selectors: { '[data-scrolled] > &': { opacity: 0, pointerEvents: 'none' } },
    },
    [media.phone]: {
      insetBlockStart: `calc(100% + ${space[0.5]})`,
      insetInline: space[3.5],
      justifyContent: 'stretch',
    },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  flex: 'none',
});

export const onPicture = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.tap,
  blockSize: vars.size.tap,
  border: 0,
  borderRadius: vars.radius.m,
  background: vars.onArt.plate,
  color: vars.onArt.text,
  cursor: 'pointer',
  transition: `box-shadow ${vars.duration.quick}`,
  selectors: { [`${bar}[data-scrolled] &`]: onPage },
  '@media': { [media.hover]: { selectors: { '&:hover': { boxShadow: 'inset 0 0 0 1px currentColor' } } } },
});

export const balance = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[9],
  minBlockSize: vars.size.tap,
  paddingInline: `${space[2.5]} ${space[4]}`,
  border: `1px solid ${vars.onArt.plateEdge}`,
  borderRadius: vars.radius.pill,
  background: vars.onArt.plate,
  color: vars.coin.light,
  fontWeight: weight.balance,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${bar}[data-scrolled] &`]: { ...onPage, borderColor: vars.color.line } },
});

/** What stands at the foot of phones instead. */
export const notOnPhone = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
