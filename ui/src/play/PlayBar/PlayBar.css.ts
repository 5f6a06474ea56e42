import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { onPage } from './on-page';

const oneRow = '(max-width: 1179.98px)';

/** On the scene at the top of the page; what is scrolled beneath it passes under a page of its own. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '16px',
  padding: '16px 28px',
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
    [oneRow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', marginBlockEnd: '56px' },
    [media.phone]: { gap: '12px', padding: '10px 14px' },
    [media.reducedMotion]: { transition: 'none' },
  },
});

/** Nobody tabs to what the bar covers. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlock: `92px calc(72px + ${noticeSize})` });

export const leaveBar = style({ padding: '16px 28px', '@media': { [media.phone]: { padding: '10px 14px' } } });

export const start = style({ display: 'flex', alignItems: 'center', gap: '14px', minInlineSize: 0 });

export const title = style({
  ...text('title'),
  ...headingFace,
  fontSize: '1.25rem',
  fontWeight: 600,
  minInlineSize: 0,
  paddingBlock: '4px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const middle = style({
  '@media': {
    [oneRow]: {
      position: 'absolute',
      insetBlockStart: 'calc(100% - 4px)',
      insetInline: '28px',
      display: 'grid',
      justifyContent: 'center',
      transition: `opacity ${vars.duration.quick}`,
      selectors: { '[data-scrolled] > &': { opacity: 0, pointerEvents: 'none' } },
    },
    [media.phone]: { insetBlockStart: 'calc(100% + 2px)', insetInline: '14px', justifyContent: 'stretch' },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '12px',
  flex: 'none',
});

/** A control on the picture. */
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
  gap: '9px',
  minBlockSize: vars.size.tap,
  paddingInline: '10px 16px',
  border: `1px solid ${vars.onArt.plateEdge}`,
  borderRadius: vars.radius.pill,
  background: vars.onArt.plate,
  color: vars.coin.light,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${bar}[data-scrolled] &`]: { ...onPage, borderColor: vars.color.line } },
});

/** What stands at the foot of phones instead. */
export const notOnPhone = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
