import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${color.line}`,
  listStyle: 'none',
  '@media': {
    [media.sidebarCollapse]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const item = style({ borderBlockEnd: `1px solid ${color.line}` });

export const language = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[5]} ${space[2]} ${space[5]} 0`,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color['primary-text'] },
    '[dir="rtl"] &': { padding: `${space[5]} 0 ${space[5]} ${space[2]}` },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color['primary-text'] } } } },
});

export const ownName = style({ ...text('title'), ...headingFace, fontSize: '1.25rem', justifySelf: 'start' });

export const otherName = style({ ...text('small'), color: color['text-2'] });
