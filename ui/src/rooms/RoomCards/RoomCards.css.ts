import { style } from '@vanilla-extract/css';

import { headingFace, lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: `${space[3.5]} ${space[5]}`,
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3.5],
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: `${space[4.5]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${vars.duration.base}, translate ${vars.duration.base} ${vars.easing.standard}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: color.primary, translate: '0 -2px' } } },
    [media.reducedMotion]: { selectors: { '&:hover': { translate: 'none' } } },
  },
});

export const arches = style({ display: 'flex', paddingInlineStart: space[2.5] });

export const arch = style({
  display: 'flex',
  marginInlineStart: `-${space[2.5]}`,
  borderRadius: vars.radius.arch,
  boxShadow: `0 0 0 3px ${color['surface-1']}`,
});

export const words = style({ display: 'grid', alignContent: 'start', gap: fineSpace[5], minInlineSize: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2.5]}`,
});

export const title = style({ ...text('title'), ...headingFace, overflowWrap: 'anywhere' });

export const last = style({ ...text('body'), ...lines(2), color: color['text-2'], overflowWrap: 'anywhere' });

export const meta = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[3.5]}`,
  color: color['text-3'],
});

export const myRooms = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3.5] });

// A guest has most often no room yet: then the place of the sentence that says so is kept, not that of three cards.
export const skeleton = style({
  blockSize: '196px',
  borderRadius: vars.radius.l,
  background: color['surface-2'],
  selectors: {
    'html:not([data-session="registered"]) &': { blockSize: '70px' },
    'html:not([data-session="registered"]) &:not(:first-child)': { display: 'none' },
  },
  '@media': { [media.phone]: { selectors: { 'html:not([data-session="registered"]) &': { blockSize: '94px' } } } },
});

export const failed = style({
  ...text('body'),
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  color: color['text-2'],
});

export const reason = style({ display: 'flex', alignItems: 'center', gap: fineSpace[9] });
