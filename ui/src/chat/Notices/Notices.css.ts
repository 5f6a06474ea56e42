import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

/** Said all the time, quietly. */
export const line = style({
  ...text('micro'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 10px',
  color: color['text-3'],
  textAlign: 'center',
});

export const label = style({
  ...text('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  padding: '2px 8px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  color: color['text-2'],
  whiteSpace: 'nowrap',
});

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '14px',
  padding: '16px 18px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  boxShadow: vars.elevation[1],
});

export const crisis = style([card, { borderColor: color['line-strong'] }]);

export const sign = style({ flex: 'none', paddingBlockStart: '3px', color: color['primary-text'] });

export const words = style({ display: 'grid', gap: '8px', minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: vars.weight.display,
  lineHeight: vars.line.display,
});

export const sentence = style({ ...text('body'), color: color['text-2'] });

export const lines = style({ display: 'grid', gap: '6px' });

export const helpLink = style({
  ...text('label'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minBlockSize: '32px',
  color: color['primary-text'],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const branching = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  color: color['text-2'],
});
