import { style } from '@vanilla-extract/css';

import { label } from '../../primitives/TextField/field.css';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, fineSpace } = vars;

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const choices = style({ display: 'grid', gap: space[2], marginBlockStart: fineSpace[9] });

export const explanation = style({
  ...text('small'),
  color: vars.color['text-2'],
  textWrap: 'pretty',
});

/** Begins where the boxes begin. */
export const legend = style([label, { padding: 0 }]);
