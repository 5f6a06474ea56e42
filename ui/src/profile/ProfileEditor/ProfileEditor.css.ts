import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 38%) minmax(0, 1fr)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xl,
  overflow: 'hidden',
  background: color['surface-1'],
  '@media': {
    [media.popupFull]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { marginInline: `calc(${space[4]} * -1)`, border: 0, borderRadius: 0 },
  },
});

export const side = style({
  boxSizing: 'content-box',
  maxInlineSize: '560px',
  padding: `${space[8.5]} ${space[11]} ${space[9.5]}`,
  '@media': {
    [media.sidebarCollapse]: { padding: space[7] },
    [media.popupFull]: { padding: `${space[6]} ${space[4]} ${space[7]}` },
  },
});

/** It takes the focus when the form opens, so that its words are read first; nothing marks it. */
export const title = style({ ...text('display-m'), ...headingFace, outline: 'none' });

export const lead = style({ ...text('body'), margin: `${space[0.5]} 0 ${space[5.5]}`, color: color['text-2'] });
