import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { noRoomForPane } from './PhoneBar.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: '56px',
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingBlockStart: '212px',
  paddingInline: '32px',
  '@media': {
    [noRoomForPane]: { gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '760px' },
    [media.phone]: { paddingBlockStart: '132px', paddingInline: '20px' },
  },
});

export const reading = style({ minInlineSize: 0 });

/** It stays in sight beside a long round, and scrolls by itself where it is the longer one. */
export const side = style({
  position: 'sticky',
  insetBlockStart: '36px',
  alignSelf: 'start',
  minInlineSize: 0,
  maxBlockSize: `calc(100dvh - 36px - ${noticeSize})`,
  marginInline: '-8px',
  paddingBlock: '64px 24px',
  paddingInline: '8px',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [noRoomForPane]: { display: 'none' } },
});

export const notices = style({
  display: 'grid',
  gap: '12px',
  marginBlockEnd: '20px',
  selectors: { '&:empty': { display: 'none' } },
});

/** The controls of reading aloud stay in sight, on phones above the bar at the foot. */
export const listening = style({
  position: 'sticky',
  insetBlockEnd: noticeSize,
  zIndex: vars.layer.sticky,
  marginBlockStart: '24px',
  '@media': { [noRoomForPane]: { insetBlockEnd: `calc(61px + env(safe-area-inset-bottom) + ${noticeSize})` } },
});

export const foot = style({
  display: 'grid',
  gap: '12px',
  maxInlineSize: vars.size.readMax,
  marginBlockStart: '28px',
  transition: `opacity ${vars.duration.base}`,
  selectors: { '&[inert]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const skip = style({ ...text('small'), minBlockSize: '44px', marginBlockStart: '12px' });

export const saved = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '28px',
  color: vars.color['text-3'],
});
