import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

/** Wherever there is no room for the pane beside the round. */
export const noRoomForPane = '(max-width: 1099.98px)';

export const phoneBar = style({
  display: 'none',
  '@media': {
    [noRoomForPane]: {
      position: 'sticky',
      insetBlockEnd: noticeSize,
      zIndex: vars.layer.sticky,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      // The room of the page ends where the bar does.
      marginBlock: `40px calc(-1 * ${vars.space[20]})`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `1px solid ${color.line}`,
      background: color['surface-1'],
    },
  },
});

export const phoneButton = style({
  ...text('micro'),
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '3px',
  minInlineSize: 0,
  minBlockSize: '60px',
  padding: '8px 4px',
  border: 0,
  background: 'transparent',
  color: color['text-2'],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
});
