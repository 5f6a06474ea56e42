import { style } from '@vanilla-extract/css';

import { headingFace, lines } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: '14px 20px',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: '18px 20px',
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

/** Windows of one house, each a little before the next. */
export const arches = style({ display: 'flex', paddingInlineStart: '10px' });

export const arch = style({
  display: 'flex',
  marginInlineStart: '-10px',
  borderRadius: vars.radius.arch,
  boxShadow: `0 0 0 3px ${color['surface-1']}`,
});

export const words = style({ display: 'grid', alignContent: 'start', gap: '5px', minInlineSize: 0 });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });

export const title = style({ ...text('title'), ...headingFace, overflowWrap: 'anywhere' });

export const last = style({ ...text('body'), ...lines(2), color: color['text-2'], overflowWrap: 'anywhere' });

export const meta = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  color: color['text-3'],
});

export const myRooms = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px' });

export const skeleton = style({ blockSize: '196px', borderRadius: vars.radius.l, background: color['surface-2'] });

export const failed = style({
  ...text('body'),
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  color: color['text-2'],
});

export const reason = style({ display: 'flex', alignItems: 'center', gap: '9px' });
