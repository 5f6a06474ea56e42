import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const offers = style({ display: 'grid', gap: '8px', minInlineSize: 0 });

export const list = style({
  display: 'grid',
  gap: '8px',
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
  gap: '10px 16px',
  padding: '12px 16px',
  border: `1px solid ${color['line-strong']}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  selectors: { '&[data-done]': { borderColor: color.line, background: 'transparent' } },
});

export const words = style({ display: 'grid', flex: '1 1 220px', gap: '2px', minInlineSize: 0 });

export const kind = style({
  ...text('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color['text-2'],
});

export const what = style({
  fontFamily: vars.font.story,
  fontSize: '1.0625rem',
  lineHeight: vars.line.body,
  overflowWrap: 'anywhere',
});

export const note = style({ ...text('small'), color: color['text-2'] });
