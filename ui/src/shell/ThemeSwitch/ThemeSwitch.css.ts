import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { railed } from '../railed';

const { color, radius, space, fineSpace, weight } = vars;

export const group = style([
  {
    display: 'flex',
    gap: space[0.5],
    padding: fineSpace[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    background: color['surface-1'],
  },
  railed({ flexDirection: 'column' }),
]);

export const option = style({
  ...text('small'),
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: '36px',
  border: 0,
  borderRadius: '9px',
  background: 'transparent',
  color: color['text-2'],
  fontWeight: weight.label,
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { background: color['surface-3'], color: color.text } },
  '@media': {
    [media.phone]: { minBlockSize: vars.size.tap },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
  },
});

/** On the rail only the sign is seen; the word still names the button. */
export const word = style([
  {},
  railed({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
]);
