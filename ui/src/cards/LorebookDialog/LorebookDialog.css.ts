import { style } from '@vanilla-extract/css';

import { radio } from '../../primitives/Choice/choice.css';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { partTitle } from '../looking-through.css';

const { color, space, fineSpace, weight } = vars;

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5.5],
  minInlineSize: 0,
  outline: 'none',
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  minInlineSize: 0,
});

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
  gap: fineSpace[5],
  padding: `${space[3]} ${space[4]}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const entryTitle = style({ ...text('label'), fontWeight: weight.strong });

export const entryText = style({ ...text('small'), color: color['text-2'], whiteSpace: 'pre-line' });

export const wakes = style({ ...text('micro'), color: color['text-3'], letterSpacing: 0 });

export const choices = style({ display: 'grid', gap: space[2], minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style([partTitle, { padding: 0, marginBlockEnd: space[0.5] }]);

export const choice = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  cursor: 'pointer',
});

export const mark = style([radio, { marginBlockStart: space[0.5] }]);

export const note = style({ ...text('body'), color: color.text, textWrap: 'pretty' });

export const hint = style({ ...text('small'), color: color['text-3'] });

export const problem = style({ ...text('small'), color: color.danger, fontWeight: weight.label });
