import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: '100%',
  minInlineSize: 0,
  padding: space[5.5],
  overflowY: 'auto',
});

export const who = style({ display: 'grid', justifyItems: 'start', gap: space[1.5], minInlineSize: 0 });

export const name = style({ ...text('title'), marginBlockStart: space[2.5] });

export const tagline = style({
  fontFamily: vars.font.story,
  fontSize: '1.0625rem',
  lineHeight: vars.line.story,
  color: color['text-2'],
});

export const foot = style({ marginBlockStart: 'auto' });
