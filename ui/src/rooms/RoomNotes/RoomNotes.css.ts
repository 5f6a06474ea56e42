import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const note = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minBlockSize: '64px',
  padding: '12px 18px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color['surface-1'],
  color: vars.color['text-2'],
  textWrap: 'pretty',
});
