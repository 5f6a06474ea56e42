import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, weight } = vars;

export const status = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[7],
  minInlineSize: 0,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.micro,
  selectors: {
    '&[data-state="saved"]': { color: color.success },
    '&[data-state="on-device"]': { color: color['brass-text'] },
  },
});
