import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gap: space[5], paddingBlock: space[5] } },
});

export const head = style({ display: 'grid', gap: space[2] });

export const heading = style({ ...text('display-m'), ...headingFace, margin: 0 });

export const lead = style({ ...text('body'), maxInlineSize: '68ch', margin: 0, color: color['text-2'] });

export const note = style({
  ...text('small'),
  margin: 0,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  color: color['text-2'],
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxInlineSize: '760px',
});

export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  alignItems: 'end',
  gap: space[4],
});

export const group = style({ display: 'grid', gap: space[2] });

export const groupLabel = style({ ...text('label') });

export const startPicture = style({
  maxInlineSize: '100%',
  maxBlockSize: '200px',
  justifySelf: 'start',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
});

export const check = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size.tap,
  cursor: 'pointer',
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space[4],
});

export const tally = style({ display: 'grid', gap: space[2], maxInlineSize: '760px' });

export const tallyHeading = style({ ...text('title'), ...headingFace, margin: 0 });

export const scores = style({
  ...text('body'),
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const score = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  overflowWrap: 'anywhere',
});
