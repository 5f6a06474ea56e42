import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color } = vars;

const round = { flex: 'none', borderRadius: vars.radius.pill, background: color['surface-3'] } as const;

export const picture = style({ ...round, display: 'block', objectFit: 'cover' });

export const letter = style({
  ...round,
  display: 'grid',
  placeItems: 'center',
  color: color['text-2'],
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: 1,
});
