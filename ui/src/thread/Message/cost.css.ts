import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** What a message has cost; leads to the ledger. */
export const cost = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: '36px',
  paddingInline: space[2],
  color: color['brass-text'],
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
