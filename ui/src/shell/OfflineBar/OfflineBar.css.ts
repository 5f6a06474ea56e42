import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { underOwnHead } from '../own-head';

const { fineSpace, space } = vars;

export const bar = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: `${fineSpace[7]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color['surface-2'],
  color: vars.color.text,
  textAlign: 'center',
  // A head of the page's own says it itself.
  '@media': { [media.phone]: { selectors: { [`${underOwnHead} &`]: { display: 'none' } } } },
});
