import { style } from '@vanilla-extract/css';

import { headingFace, lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, radius, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3.5] } },
});

export const character = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  blockSize: '100%',
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${duration.base}, background-color ${duration.base}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: color.primary, background: color['surface-2'] } } },
    [media.phone]: { gap: space[4], padding: space[4] },
  },
});

export const arch = style({
  flex: 'none',
  inlineSize: '88px',
  blockSize: '107px',
  borderRadius: radius.arch,
  overflow: 'hidden',
});

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const name = style({ ...text('title'), ...headingFace, margin: 0, overflowWrap: 'anywhere' });

export const tagline = style({ ...text('body'), ...lines(2), margin: 0, color: color['text-2'] });
