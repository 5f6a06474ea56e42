import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const card = style({
  padding: '16px',
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
  marginBlock: '10px 4px',
  fontSize: '1.0625rem',
  fontVariationSettings: "'SOFT' 40, 'WONK' 0",
});

export const sentence = style({
  ...text('small'),
  marginBlockEnd: '12px',
  color: color['text-2'],
  selectors: { '&:last-child': { marginBlockEnd: 0 } },
});
