import { style } from '@vanilla-extract/css';

import { lines } from '../../explore/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const report = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' });

export const heading = style({ ...text('label'), fontWeight: 600 });

export const facts = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const problem = style({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '4px',
  padding: '12px 14px',
  borderRadius: vars.radius.m,
  background: color['surface-2'],
  overflowWrap: 'anywhere',
  selectors: { '&[data-severity="error"]': { background: color['danger-soft'] } },
});

export const place = style({ fontVariantNumeric: 'tabular-nums' });

export const message = style({ color: color.text });

export const excerpt = style({
  ...lines(2),
  color: color['text-2'],
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.8125rem',
});
