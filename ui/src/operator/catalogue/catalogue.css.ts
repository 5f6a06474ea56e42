import { style } from '@vanilla-extract/css';

import { ownDirection, wholeWords } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { label, row } from '../operator.css';

const { color, radius, space, weight } = vars;

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lists = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const entry = style([
  row,
  {
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[4],
    selectors: { '&[data-hidden]': { background: 'transparent' } },
    '@media': { [media.sidebarCollapse]: { gridTemplateColumns: '56px minmax(0, 1fr)', rowGap: space[3] } },
  },
]);

export const picture = style({
  display: 'block',
  inlineSize: '56px',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: radius.s,
  background: color['surface-2'],
  selectors: {
    '&[data-kind="story"]': { aspectRatio: '2 / 3' },
    '[data-hidden] > &': { filter: 'grayscale(1)', opacity: 0.6 },
  },
});

export const name = style({
  ...text('body'),
  ...wholeWords,
  ...ownDirection,
  justifySelf: 'start',
  color: color.text,
  fontWeight: weight.strong,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
  },
});

export const legend = style([label, { marginBlockEnd: space[2], padding: 0 }]);

export const author = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  '@media': { [media.sidebarCollapse]: { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
});
