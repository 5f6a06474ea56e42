import { style } from '@vanilla-extract/css';

import { headingFace, lines, wholeWords } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: '860px',
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const heading = style({ ...text('display-m'), ...headingFace, margin: 0 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space[2.5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});

export const way = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[3.5],
  minInlineSize: 0,
  padding: `${space[1.5]} ${space[2]}`,
  borderRadius: vars.radius.m,
  color: color.text,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color['surface-2'] } } },
    [media.phone]: { flexBasis: '100%' },
  },
});

export const words = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[0.5],
  minInlineSize: 0,
});

export const title = style({ ...text('title'), ...headingFace, ...lines(2), ...wholeWords });

export const meta = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[3]}`,
  color: color['text-3'],
});

export const excerpt = style({ ...text('body'), ...lines(1), color: color['text-2'], overflowWrap: 'anywhere' });

export const renaming = style({ flex: 1, minInlineSize: 0, padding: `${space[1.5]} ${space[2]}` });

export const gone = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  flex: 1,
  minBlockSize: vars.size.tap,
  padding: `${space[1.5]} ${space[2]}`,
  color: color['text-2'],
  overflowWrap: 'anywhere',
});

export const bone = style({
  flex: 1,
  blockSize: '72px',
  borderRadius: vars.radius.m,
  background: `linear-gradient(${color['surface-3']}, ${color['surface-3']}) 8px 6px / 48px 58px no-repeat ${color['surface-2']}`,
});
