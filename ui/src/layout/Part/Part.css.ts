import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3.5] });

export const panel = style([
  part,
  {
    padding: `${space[5.5]} ${space[6]} ${space[6]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    background: vars.color['surface-1'],
    '@media': { [media.phone]: { padding: `${space[5]} ${space[4]}` } },
  },
]);

/** It takes the focus only from what has gone; nothing can be done with it, so nothing marks it. */
export const heading = style({ ...text('title'), ...headingFace, outline: 'none' });
