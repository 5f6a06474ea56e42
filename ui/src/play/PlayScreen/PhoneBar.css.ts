import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

/** Wherever there is no room for the pane beside the round. */
export const noRoomForPane = '(max-width: 1099.98px)';

export const phoneBar = style({
  display: 'none',
  '@media': {
    [noRoomForPane]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
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
  gap: fineSpace[3],
  minInlineSize: 0,
  minBlockSize: '60px',
  padding: `${space[2]} ${space[1]}`,
  border: 0,
  background: 'transparent',
  color: color['text-2'],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
});
