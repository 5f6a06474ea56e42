import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const strip = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  marginBlockStart: space[5],
  padding: '14px 20px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
  color: color['text-2'],
  '@media': { [media.phone]: { padding: '14px 16px' } },
});

export const note = strip;

/** Why the reader is here: it asks to be seen. */
export const reason = style([
  strip,
  { borderColor: color.danger, background: color['danger-soft'], color: color.text },
]);

export const problem = style([strip, { color: color.danger, fontWeight: 560 }]);

export const sign = style({ display: 'grid', flex: 'none', color: 'inherit' });

export const words = style({ flex: '1 1 220px', textWrap: 'pretty' });
