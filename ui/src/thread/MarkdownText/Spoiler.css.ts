import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const spoiler = style({
  padding: '0 .2em',
  border: 0,
  borderRadius: vars.radius.xs,
  background: vars.color['bg-sunk'],
  color: vars.color.text,
});

export const concealed = style({
  maxInlineSize: '100%',
  background: vars.color['text-3'],
  color: 'transparent',
  textAlign: 'start',
  userSelect: 'none',
  cursor: 'pointer',
});
