import { style } from '@vanilla-extract/css';

import { headingFace, ownDirection, wholeWords } from '../theme/art-styles';
import { media } from '../theme/breakpoints';
import { text } from '../theme/text';
import { vars } from '../theme/vars.css';

const { color, radius, space, weight } = vars;

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space[5],
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.primary } },
});

/** Two covers, one behind the other. */
export const covers = style({ position: 'relative', display: 'grid', paddingInlineEnd: space[5] });

export const front = style({ gridArea: '1 / 1', zIndex: 1 });

export const behind = style({
  gridArea: '1 / 1',
  marginInlineStart: space[5],
  marginInlineEnd: `calc(-1 * ${space[5]})`,
  opacity: 0.75,
  scale: '0.94',
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space[1.5], minInlineSize: 0 });

export const name = style({ ...text('title'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

export const about = style({ ...text('small'), ...wholeWords, ...ownDirection, margin: 0, color: color['text-2'] });

export const cost = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: space[6],
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  alignItems: 'start',
  gap: space[8],
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});

export const heading = style({ ...text('display-m'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

export const lead = style({
  ...text('body'),
  ...wholeWords,
  ...ownDirection,
  margin: 0,
  color: color['text-2'],
  textWrap: 'pretty',
});

export const stack = style({ display: 'grid', gap: space[4], justifyItems: 'stretch', minInlineSize: 0 });

export const panel = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const problem = style({ ...text('body'), margin: 0, color: color.danger });

export const hint = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const storyRows = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const storyRow = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});

/** Too small for the title of a book. */
export const storyCover = style({
  inlineSize: '44px',
  blockSize: '66px',
  borderRadius: radius.book,
  overflow: 'hidden',
});

export const storyName = style({ ...text('label'), ...wholeWords, ...ownDirection, margin: 0 });

export const check = style({ display: 'flex', alignItems: 'center', gap: space[3], cursor: 'pointer' });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const legend = style({ ...text('label'), margin: 0, fontWeight: weight.strong });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const storyLink = style({ color: color['primary-text'] });
