import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { partTitle } from '../looking-through.css';

const { color } = vars;

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '22px',
  minInlineSize: 0,
  outline: 'none',
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', minInlineSize: 0 });

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
  listStyle: 'none',
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5px',
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const entryTitle = style({ ...text('label'), fontWeight: 600 });

export const entryText = style({ ...text('small'), color: color['text-2'], whiteSpace: 'pre-line' });

export const wakes = style({ ...text('micro'), color: color['text-3'], letterSpacing: 0 });

export const choices = style({ display: 'grid', gap: '8px', minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style([partTitle, { padding: 0, marginBlockEnd: '2px' }]);

export const choice = style({ ...text('body'), display: 'flex', alignItems: 'start', gap: '12px', cursor: 'pointer' });

export const mark = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: '2px 0 0',
  accentColor: color.primary,
});

export const note = style({ ...text('body'), color: color.text, textWrap: 'pretty' });

export const hint = style({ ...text('small'), color: color['text-3'] });

export const problem = style({ ...text('small'), color: color.danger, fontWeight: 560 });
