import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2.5] });

export const heading = style({ ...text('label'), margin: 0, color: color['text-2'], fontWeight: weight.strong });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))',
  gap: space[3],
});
