import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

const strip = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2.5]} ${space[3.5]}`,
  marginBlockStart: space[5],
  padding: `${space[3.5]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
  color: color['text-2'],
  '@media': { [media.phone]: { padding: `${space[3.5]} ${space[4]}` } },
});

export const note = strip;

export const giftNote = style([strip, { selectors: { 'html[data-session="registered"] &': { display: 'none' } } }]);

/** Why the reader is here: it asks to be seen. */
export const reason = style([
  strip,
  { borderColor: color.danger, background: color['danger-soft'], color: color.text },
]);

export const problem = style([strip, { color: color.danger, fontWeight: weight.label }]);

export const sign = style({ display: 'grid', flex: 'none', color: 'inherit' });

export const words = style({ flex: '1 1 220px', textWrap: 'pretty' });
