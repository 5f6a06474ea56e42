import { style } from '@vanilla-extract/css';

import { headingFace, lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

const narrow = media.sidebarCollapse;

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: '64px',
  minInlineSize: 0,
  paddingBlock: space[1.5],
  paddingInline: `${space[4.5]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.bg,
  '@media': {
    [narrow]: { position: 'sticky', insetBlockStart: size.header, zIndex: vars.layer.sticky },
    [media.phone]: {
      insetBlockStart: 0,
      zIndex: vars.layer.header,
      gap: `0 ${space[2]}`,
      minBlockSize: '56px',
      paddingInline: `${space[1]} ${space[3]}`,
    },
  },
});

export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.tap,
  blockSize: size.tap,
  borderRadius: radius.m,
  color: color['text-2'],
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } } },
});

export const picture = style({
  flex: 'none',
  inlineSize: '36px',
  blockSize: '44px',
  objectFit: 'cover',
  objectPosition: '50% 22%',
  borderRadius: radius.arch,
  '@media': { [media.phone]: { inlineSize: '30px', blockSize: '36px' } },
});

export const noPicture = style([
  picture,
  { display: 'grid', placeItems: 'center', border: `1.5px dashed ${color['line-strong']}`, color: color['text-3'] },
]);

export const name = style({
  ...text('title'),
  ...headingFace,
  ...lines(1),
  margin: 0,
  minInlineSize: 0,
  maxInlineSize: '16em',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flex: '1 1 20%', fontSize: '1.0625rem' } },
});

export const standing = style({
  ...text('micro'),
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.s,
  color: color['text-2'],
  fontWeight: weight.strong,
  '@media': { [media.phone]: { display: 'none' } },
});

/** On phones the words have a line of their own, so that nothing moves when they change. */
export const saved = style({
  display: 'inline-flex',
  minInlineSize: 0,
  '@media': { [media.phone]: { order: 5, flex: '1 0 100%', paddingInlineStart: space[12] } },
});

export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: space[1] } },
});

/** Words that phones have no room for; the sign stays, and the name for screen readers. */
export const wideWords = style({ '@media': { [media.phone]: { display: 'none' } } });

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

/** In their place where there is no room for them. */
export const narrowWords = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });

/** Wide enough for what it says while it works. */
export const keep = style({ minInlineSize: '132px', '@media': { [media.phone]: { minInlineSize: '96px' } } });
