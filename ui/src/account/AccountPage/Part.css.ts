import { style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' });

export const panel = style([
  part,
  {
    padding: '22px 24px 24px',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    background: vars.color['surface-1'],
    '@media': { [media.phone]: { padding: '20px 16px' } },
  },
]);

/** It takes the focus only from what has gone; nothing can be done with it, so nothing marks it. */
export const heading = style({ ...text('title'), ...headingFace, outline: 'none' });
