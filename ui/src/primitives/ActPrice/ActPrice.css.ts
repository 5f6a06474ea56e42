import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { fineSpace, weight } = vars;

export const price = style({
  ...text('small'),
  // What is read aloud and not shown stays inside rows that are pushed sideways.
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: fineSpace[5],
  color: vars.color['brass-text'],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.action,
  whiteSpace: 'nowrap',
  selectors: { '&[data-lacking]': { color: vars.color.danger } },
});
