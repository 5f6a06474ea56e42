import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const list = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const play = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-1'],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] } },
});

export const words = style({ display: 'grid', gap: space[0.5], minInlineSize: 0 });

export const place = style({ ...text('card-name'), margin: 0, overflowWrap: 'anywhere' });

export const when = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const more = style({ marginBlockStart: space[4] });
