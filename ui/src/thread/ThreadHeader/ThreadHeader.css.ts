import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: vars.size.header,
  paddingInline: `${space[6]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.bg,
  '@media': { [media.phone]: { gap: space[2], paddingInline: space[1] } },
});

/** On phones it is the only header, over the thread and its scene. */
export const chatHeader = style([
  header,
  {
    '@media': {
      [media.phone]: {
        minBlockSize: '52px',
        paddingInline: `${space[0.5]} ${space[1]}`,
        borderBlockEndColor: 'transparent',
        background: 'transparent',
      },
    },
  },
]);

export const back = style({
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.tap,
  blockSize: vars.size.tap,
  borderRadius: vars.radius.m,
  color: color['text-2'],
  '@media': { [media.phone]: { display: 'grid' } },
});

export const who = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  borderRadius: vars.radius.m,
});

// On phones the name has the first line; the label comes before the title.
export const names = style({
  display: 'grid',
  gap: '1px',
  minInlineSize: 0,
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `1px ${space[1.5]}`, flex: 1 },
  },
});

export const nameLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'contents' } },
});

export const name = style({
  ...text('card-name'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { flex: '1 0 100%' } },
});

export const title = style({
  ...text('small'),
  overflow: 'hidden',
  color: color['text-3'],
  '@media': { [media.phone]: { flex: 1, minInlineSize: 0, color: color['text-2'] } },
  textAlign: ['-webkit-match-parent', 'match-parent'],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const end = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: space[1.5] });

/** The balance; on wide screens the header of the site shows it. */
export const balance = style({
  ...text('label'),
  display: 'none',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: vars.size.tap,
  paddingInline: `${space[1.5]} ${fineSpace[11]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  background: color['surface-1'],
  color: color['brass-text'],
  fontWeight: weight.amount,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'inline-flex' }, '(max-width: 359.98px)': { display: 'none' } },
});
