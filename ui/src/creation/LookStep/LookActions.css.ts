import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, space } = vars;

export const actions = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2.5] });

export const origin = style({
  ...text('small'),
  display: 'flex',
  gap: fineSpace[9],
  margin: 0,
  paddingBlockStart: space[3.5],
  borderBlockStart: `1px solid ${color.line}`,
  color: color['text-2'],
  textWrap: 'pretty',
  '@media': { [media.sidebarCollapse]: { paddingBlockStart: 0, borderBlockStart: 0 } },
});

export const originSign = style({ marginBlockStart: space[0.5] });
