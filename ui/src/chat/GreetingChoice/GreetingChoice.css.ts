import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'safe center',
  flex: 1,
  gap: '18px',
  minBlockSize: 0,
  inlineSize: 'min(100%, 640px)',
  marginInline: 'auto',
  padding: '24px 16px',
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

export const greetings = style({ display: 'grid', gap: '10px', inlineSize: '100%' });

export const legend = style({
  ...text('label'),
  marginInline: 'auto',
  paddingBlockEnd: '12px',
  color: color['text-2'],
});

export const greeting = style({
  ...text('chat'),
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  padding: '14px 18px',
  border: `1px solid ${color.line}`,
  borderRadius: '20px',
  borderStartStartRadius: '6px',
  background: color.bubble,
  color: color.text,
});
