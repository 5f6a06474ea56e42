import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const offers = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const list = style({
  display: 'grid',
  gap: space[2],
  maxBlockSize: '34vh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2.5]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color['line-strong']}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  selectors: { '&[data-done]': { borderColor: color.line, background: 'transparent' } },
});

export const words = style({ display: 'grid', flex: '1 1 220px', gap: space[0.5], minInlineSize: 0 });

export const kind = style({
  ...text('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  color: color['text-2'],
});

export const what = style({
  fontFamily: vars.font.story,
  fontSize: '1.0625rem',
  lineHeight: vars.line.body,
  overflowWrap: 'anywhere',
});

export const note = style({ ...text('small'), color: color['text-2'] });
