import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'safe center',
  flex: 1,
  gap: space[4.5],
  minBlockSize: 0,
  inlineSize: 'min(100%, 640px)',
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]}`,
  overflowY: 'auto',
});

export const title = style({ ...text('display-m'), textAlign: 'center', overflowWrap: 'anywhere' });

export const tagline = style({
  color: color['text-2'],
  fontFamily: vars.font.story,
  fontSize: '1.125rem',
  lineHeight: vars.line.story,
  textAlign: 'center',
});

export const greetings = style({ display: 'grid', gap: space[2.5], inlineSize: '100%' });

export const legend = style({
  ...text('label'),
  marginInline: 'auto',
  paddingBlockEnd: space[3],
  color: color['text-2'],
});

export const greeting = style({
  ...text('chat'),
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: `${space[3.5]} ${space[4.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: '20px',
  borderStartStartRadius: '6px',
  background: color.bubble,
  color: color.text,
});
