import { style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '16px',
  padding: '16px 28px',
  color: vars.hero.text,
  '@media': {
    // The counter takes a line of its own before it presses the title away.
    '(max-width: 1179.98px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '12px' },
    [media.phone]: { gap: '12px', padding: '10px 14px' },
  },
});

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
    '(max-width: 1179.98px)': { order: 3, gridColumn: '1 / -1', justifySelf: 'center' },
    [media.phone]: { justifySelf: 'stretch' },
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
  '@media': { [media.hover]: { selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.onArt.text}` } } } },
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
});

/** What stands at the foot of phones instead. */
export const notOnPhone = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
