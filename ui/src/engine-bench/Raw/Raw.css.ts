import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const raw = style({
  ...text('small'),
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space[2],
});

export const summary = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.tap,
  cursor: 'pointer',
});

export const exchange = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockEnd: space[4],
});

const apart = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}`, margin: 0 });

export const line = style([apart, { ...text('small'), overflowWrap: 'anywhere' }]);

export const part = style([apart, { ...text('micro'), color: color['text-2'] }]);

export const code = style({
  ...text('micro'),
  maxBlockSize: '320px',
  margin: 0,
  padding: space[3],
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color['surface-2'],
  color: color.text,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
