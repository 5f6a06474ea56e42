import { style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
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
  padding: '34px 44px 38px',
  '@media': { [media.sidebarCollapse]: { padding: '28px' }, [media.popupFull]: { padding: `24px ${space[4]} 28px` } },
});

/** It takes the focus when the form opens, so that its words are read first; nothing marks it. */
export const title = style({ ...text('display-m'), ...headingFace, outline: 'none' });

export const lead = style({ ...text('body'), margin: '2px 0 22px', color: color['text-2'] });
