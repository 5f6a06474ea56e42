import { style } from '@vanilla-extract/css';

import { headingFace, wholeWords } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const heading = style({ ...text('display-m'), ...headingFace, margin: 0 });

export const searchPlace = style({
  flex: '0 1 300px',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const lead = style({ ...text('body'), maxInlineSize: '68ch', margin: 0, color: color['text-2'] });

export const trouble = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  maxInlineSize: '68ch',
  margin: 0,
  color: color.text,
});

export const hint = style({ ...text('body'), ...wholeWords, margin: 0, color: color['text-2'] });

export const character = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const characterName = style({
  ...text('title'),
  ...headingFace,
  ...wholeWords,
  minInlineSize: 0,
  margin: 0,
});

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const sectionHeading = style({ ...text('title'), ...headingFace, margin: 0 });

const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const loras = style([
  list,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))', gap: space[4] },
]);

export const drawings = style([
  list,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))',
    gap: `${space[6]} ${space[5]}`,
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
        gap: `${space[5]} ${space[3.5]}`,
      },
    },
  },
]);

export const shape = style({ aspectRatio: '3 / 4', borderRadius: radius.l, backgroundColor: color['surface-2'] });
