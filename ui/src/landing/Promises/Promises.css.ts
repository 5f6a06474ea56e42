import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.22fr) minmax(0, 1fr)',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const promise = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[2.5],
  padding: `${space[7]} ${space[8]}`,
  borderRadius: radius.xl,
  background: color['surface-1'],
  boxShadow: vars.elevation[1],
  // The first is the wide one, beside two others.
  selectors: { '&:first-child': { gridRow: 'span 2' } },
  '@media': {
    [media.sidebarCollapse]: { selectors: { '&:first-child': { gridRow: 'auto' } } },
    [media.phone]: { padding: `${space[5.5]} ${space[5]}` },
  },
});

export const title = style({ ...text('title'), ...headingFace, margin: 0 });

export const body = style({ ...text('body'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

/** They stand in the middle of the wide card. */
export const points = style({
  display: 'grid',
  gap: space[6],
  margin: 'auto 0',
  padding: `${space[4]} 0`,
  listStyle: 'none',
  '@media': { [media.sidebarCollapse]: { gap: space[4], paddingBlock: space[2] } },
});

export const point = style({ ...text('chat'), display: 'flex', alignItems: 'start', gap: space[3], color: color.text });

export const sign = style({ display: 'grid', flex: 'none', paddingBlockStart: space[0.5], color: color['text-2'] });

/** The link stands at the foot of its card. */
export const foot = style({ marginBlockStart: 'auto' });

export const more = style({ margin: 0, marginBlockStart: space[5] });
