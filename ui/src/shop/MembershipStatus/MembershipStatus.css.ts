import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[5]} ${space[10]}`,
  padding: `${space[6.5]} ${space[7.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4.5]}` } },
});

export const name = style({ ...text('title'), ...headingFace, margin: 0, fontSize: '1.5rem' });

export const line = style({ ...text('body'), margin: `${space[1.5]} 0 0`, color: color['text-2'], textWrap: 'pretty' });

export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[10]}`,
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const problem = style({
  ...text('small'),
  display: 'flex',
  flexBasis: '100%',
  gap: space[2],
  margin: 0,
  color: color.danger,
  fontWeight: weight.label,
});
