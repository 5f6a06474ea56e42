import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5.5],
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: space[4.5] } },
});

export const choice = style({ display: 'grid', justifyItems: 'start', gap: space[2] });

export const legend = style({ ...text('label'), fontWeight: weight.strong });

export const hint = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const problem = style({ ...text('small'), margin: 0, color: color.danger });
