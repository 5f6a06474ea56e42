import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, fineSpace, weight } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: fineSpace[11],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

/** Every picture has the same place, whatever its shape. */
export const picture = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '50px',
  blockSize: '58px',
});

const image = { display: 'block', objectFit: 'cover', background: color['surface-3'] } as const;

export const thumbnail = styleVariants({
  arch: { ...image, inlineSize: '47px', blockSize: '57px', borderRadius: radius.arch },
  book: { ...image, inlineSize: '39px', blockSize: '58px', borderRadius: radius.book, boxShadow: vars.elevation[1] },
  plain: { ...image, inlineSize: '48px', blockSize: '48px', borderRadius: radius.s },
});

globalStyle(`[dir="rtl"] ${thumbnail.book}`, { borderRadius: '9px 3px 3px 9px' });

export const noThumbnail = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: radius.s,
  background: color['surface-2'],
  color: color['text-2'],
});

export const body = style({ display: 'grid', flex: 1, minInlineSize: 0, gap: space[0.5] });

export const title = style({ ...text('card-name'), ...lines(2), overflowWrap: 'anywhere' });

// The whole row leads to what it names.
globalStyle(`${title} > a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: radius.s });
globalStyle(`${title} > a:hover`, {
  '@media': { [media.hover]: { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

export const line = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  color: color['text-2'],
});

export const when = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color['text-3'],
  '::before': {
    content: '',
    inlineSize: '3px',
    blockSize: '3px',
    borderRadius: radius.pill,
    background: 'currentColor',
  },
});

export const cost = style({
  ...text('small'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1.5],
  color: color['brass-text'],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const more = style({ display: 'grid', justifyItems: 'start', gap: space[3] });

export const reason = style({ ...text('small'), display: 'flex', gap: space[2], color: color['text-2'] });
