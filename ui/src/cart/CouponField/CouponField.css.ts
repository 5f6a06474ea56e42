import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const row = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[2.5]}`,
  margin: 0,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[3],
  marginBlockStart: space[3.5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const applied = style({
  padding: `${space[3.5]} ${space[4.5]}`,
  border: `1px dashed ${color['line-strong']}`,
  borderRadius: radius.m,
  selectors: { '&[data-counts="true"]': { background: color['primary-soft'] } },
});

export const note = style({
  ...text('small'),
  margin: `${space[1.5]} 0 0`,
  color: color['text-2'],
  textWrap: 'pretty',
});
