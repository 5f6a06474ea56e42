import { globalStyle, style } from '@vanilla-extract/css';

import { checkbox, radio } from '../../primitives/Choice/choice.css';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4.5] });

export const choices = style({ display: 'grid', gap: space[1], minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const choice = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  paddingBlock: space[2.5],
  paddingInline: space[3],
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: { '&:has([type=radio]:checked)': { background: color['surface-2'] } },
});

export const mark = style([radio, { marginBlockStart: space[0.5] }]);

export const box = style([checkbox, { marginBlockStart: space[0.5] }]);

export const choiceName = style({ fontWeight: weight.label });

export const hint = style({
  ...text('small'),
  display: 'block',
  color: color['text-2'],
  fontWeight: weight.regular,
  textWrap: 'pretty',
});

export const promises = style({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});

export const problem = style({
  ...text('small'),
  color: color.danger,
  fontWeight: weight.label,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const note = style({ ...text('body'), color: color.text, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2.5],
  '@media': { [media.popupFull]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});

/** Wide enough for what it says while it works. */
globalStyle(`${acts} > [type=submit]`, { minInlineSize: '160px' });

export const panel = style({ minInlineSize: 0, marginBlockStart: space[4], outline: 'none' });
