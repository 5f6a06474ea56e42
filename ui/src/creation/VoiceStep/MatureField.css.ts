import { style } from '@vanilla-extract/css';

import { checkbox } from '../../primitives/Choice/choice.css';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const mature = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  cursor: 'pointer',
});

export const box = style([checkbox, { marginBlockStart: '1px' }]);

export const hint = style({ ...text('small'), display: 'block', color: color['text-2'], fontWeight: weight.regular });
