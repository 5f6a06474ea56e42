import { style } from '@vanilla-extract/css';

import { headingFace, titleFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const scene = { wide: '236px', phone: '196px' } as const;

export const page = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: '760px',
  marginInline: 'auto',
  paddingBlockStart: scene.wide,
  paddingInline: space[8],
  '@media': { [media.phone]: { paddingBlockStart: scene.phone, paddingInline: space[5] } },
});

export const head = style({ display: 'grid', justifyItems: 'start', gap: space[3] });

export const kicker = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[3.5]}`,
  color: color['text-2'],
});

export const title = style({ ...text('display-xl'), ...titleFace, color: color.text, overflowWrap: 'anywhere' });

export const tagline = style({ ...text('story'), color: color['text-2'] });

export const note = style({ ...text('small'), color: color['text-2'] });

export const rounds = style({ display: 'grid', gap: space[10] });

export const round = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  selectors: { '& + &': { paddingBlockStart: space[8], borderBlockStart: `1px solid ${color.line}` } },
});

export const roundHead = style({ display: 'grid', gap: space[1.5], maxInlineSize: vars.size.readMax });

export const roundTitle = style({
  ...text('display-m'),
  ...headingFace,
  color: color.text,
  overflowWrap: 'anywhere',
  selectors: { '&[data-long]': { ...text('story') } },
});

export const roundFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4.5]}`,
});

export const permalink = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.tap,
  color: color['text-2'],
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

export const ending = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: space[6],
  border: `1px solid ${color['line-strong']}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
});

export const endingTitle = style({ ...text('display-m'), ...headingFace, color: color.text, overflowWrap: 'anywhere' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
