import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4.5]}`,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const note = style({
  ...text('small'),
  flex: '1 1 24ch',
  margin: 0,
  color: color['text-2'],
  textWrap: 'pretty',
  '@media': { [media.phone]: { flex: 'none' } },
  selectors: {
    '&[data-stage="failed"], &[data-stage="wrong-network"], &[data-stage="rejected"]': { color: color.danger },
    '&[data-stage="sent"]': { color: color.success },
  },
});
