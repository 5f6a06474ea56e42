import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { noRoomForPane } from './PhoneBar.css';

const { space } = vars;

const scene = { wide: '212px', phone: '132px' } as const;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: space[14],
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingBlockStart: scene.wide,
  paddingInline: space[8],
  '@media': {
    [noRoomForPane]: { gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '760px' },
    [media.phone]: { paddingBlockStart: scene.phone, paddingInline: space[5] },
  },
});

export const reading = style({ minInlineSize: 0 });

/** It stays in sight beside a long round, and scrolls by itself where it is the longer one. */
export const side = style({
  position: 'sticky',
  insetBlockStart: space[9],
  alignSelf: 'start',
  minInlineSize: 0,
  maxBlockSize: `calc(100dvh - 36px - ${noticeSize})`,
  marginInline: `-${space[2]}`,
  paddingBlock: `${space[16]} ${space[6]}`,
  paddingInline: space[2],
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [noRoomForPane]: { display: 'none' } },
});

export const notices = style({
  display: 'grid',
  gap: space[3],
  marginBlockEnd: space[5],
  selectors: { '&:empty': { display: 'none' } },
});

/** Stays in sight at the foot of the window: the controls of reading aloud, and under them the bar of phones. */
export const dock = style({
  position: 'sticky',
  insetBlockEnd: noticeSize,
  zIndex: vars.layer.sticky,
  // The room of the page ends where the bar does.
  '@media': { [noRoomForPane]: { marginBlock: `${space[10]} calc(-1 * ${space[20]})` } },
});

export const listening = style({
  marginBlockStart: space[6],
  '@media': { [noRoomForPane]: { marginBlockStart: 0 } },
});

export const foot = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: vars.size.readMax,
  marginBlockStart: space[7],
  transition: `opacity ${vars.duration.base}`,
  selectors: { '&[inert]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const skip = style({ ...text('small'), minBlockSize: '44px', marginBlockStart: space[3] });

export const saved = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '28px',
  color: vars.color['text-3'],
});
