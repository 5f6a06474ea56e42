import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, color } = vars;

/** In both, the scene melts into what is below it. */
const melted = 'linear-gradient(to bottom, black 62%, transparent)';

/** Hands its place in the grid to what is in it. */
const none = style({ display: 'contents' });

const pagePanel = style({
  display: 'grid',
  // An `auto` column would grow with the picture, which is wider than the panel on phones.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  maxInlineSize: '640px',
  marginInline: 'auto',
  paddingBlock: `${space[4]} ${space[10]}`,
  textAlign: 'center',
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});

/** On phones it reaches across the page's padding to the edges. */
const pagePicture = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.xl,
  background: color['surface-1'],
  maskImage: melted,
  // Ink does not melt into paper: by day the scene keeps its frame.
  selectors: { '[data-theme="day"] &': { maskImage: 'none' } },
  '@media': {
    [media.phone]: { inlineSize: `calc(100% + ${space[8]})`, maxInlineSize: 'none', borderRadius: 0 },
  },
});

const pageTitle = style({
  ...text('display-l'),
  marginBlock: `${space[5]} ${space[3]}`,
  fontVariationSettings: "'SOFT' 50, 'WONK' 1",
});

const pageSentence = style({
  ...text('body'),
  maxInlineSize: '34em',
  color: color['text-2'],
  fontSize: '1.0625rem',
  textWrap: 'balance',
});

const pageAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[6],
});

const partPanel = style({
  overflow: 'hidden',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '440px',
  marginInline: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
});

const partPicture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '2 / 1.04',
  objectFit: 'cover',
  maskImage: melted,
  background: color['surface-2'],
});

const partWords = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  padding: `${space[1.5]} ${space[7]} ${space[7.5]}`,
});

const partTitle = style({
  ...text('title'),
  margin: `0 0 ${space[1.5]}`,
  fontSize: '1.5rem',
  fontVariationSettings: "'SOFT' 40, 'WONK' 0",
  textWrap: 'balance',
});

const partSentence = style({
  ...text('body'),
  margin: 0,
  color: color['text-2'],
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

const partAction = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** In the place of a whole page the panel is open and large; in the place of a part it is a card. */
export const places = {
  page: {
    panel: pagePanel,
    picture: pagePicture,
    words: none,
    said: none,
    title: pageTitle,
    sentence: pageSentence,
    action: pageAction,
  },
  part: {
    panel: partPanel,
    picture: partPicture,
    words: partWords,
    said: undefined,
    title: partTitle,
    sentence: partSentence,
    action: partAction,
  },
};
