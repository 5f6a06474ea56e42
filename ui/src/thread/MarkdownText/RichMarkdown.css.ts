import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const tableRoom = style({ maxInlineSize: '100%', overflowX: 'auto' });

globalStyle(`${tableRoom} table`, { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${tableRoom} :is(th, td)`, {
  padding: `${space[1.5]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  textAlign: 'start',
  overflowWrap: 'normal',
});
globalStyle(`${tableRoom} th`, { fontWeight: weight.emphasis });
