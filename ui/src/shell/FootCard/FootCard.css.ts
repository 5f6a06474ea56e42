import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const card = style({
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  selectors: {
    // An account is on its way: the guest's gift keeps its place unseen.
    'html[data-session="registered"] &[data-account="guest"]': { visibility: 'hidden' },
  },
});

export const title = style({
  ...text('card-name'),
  marginBlock: `${space[2.5]} ${space[1]}`,
  fontSize: '1.0625rem',
  fontVariationSettings: "'SOFT' 40, 'WONK' 0",
});

export const sentence = style({
  ...text('small'),
  marginBlockEnd: space[3],
  color: color['text-2'],
  selectors: { '&:last-child': { marginBlockEnd: 0 } },
});
