import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, space, weight } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const groupName = style({ ...text('label'), margin: 0, color: color['text-2'], fontWeight: weight.strong });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const toned = {
  '&[data-severity="error"]': { color: color.danger },
  '&[data-severity="warning"]': { color: color['brass-text'] },
  '&[data-severity="note"]': { color: color['text-2'] },
};

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[2.5]}`,
  padding: `${space[3]} ${space[3.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const sign = style({ display: 'inline-flex', paddingBlockStart: fineSpace[3], selectors: toned });

export const body = style({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 });

export const severity = style({ ...text('micro'), fontWeight: weight.strong, selectors: toned });

export const sentence = style({ ...text('small'), margin: 0, color: color.text, textWrap: 'pretty' });

export const quoted = style({
  ...text('small'),
  maxInlineSize: '100%',
  color: color['text-2'],
  overflowWrap: 'anywhere',
});

export const none = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[9]} ${space[4]}`,
  color: color.success,
  textAlign: 'center',
});

export const noneTitle = style({ ...text('label'), margin: 0, color: color.text, fontWeight: weight.strong });

export const noneHint = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'balance' });

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  selectors: toned,
});
