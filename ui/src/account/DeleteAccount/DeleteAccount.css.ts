import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4.5] });

export const facts = style({ display: 'grid', gap: space[3], margin: 0 });

export const term = style({ ...text('label'), fontWeight: weight.strong });

export const detail = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2.5],
  '@media': { [media.popupFull]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
