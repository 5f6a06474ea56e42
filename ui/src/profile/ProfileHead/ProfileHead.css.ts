import { style } from '@vanilla-extract/css';

import { sheer, titleFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

/** The light behind the portrait: where it begins and how far it reaches. */
const glow = { centre: '156px', radius: '380px', phoneTop: '-110px', phoneRadius: '225px' } as const;

export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[11],
  padding: `${space[10]} ${space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xl,
  background: color['surface-1'],
  overflow: 'hidden',
  isolation: 'isolate',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: `calc(50% - ${glow.radius})`,
    insetInlineStart: `calc(${glow.centre} - ${glow.radius})`,
    inlineSize: '760px',
    blockSize: '760px',
    background: `radial-gradient(closest-side, ${sheer(color.primary, 24)}, ${sheer(color.primary, 9)} 48%, transparent)`,
  },
  '@media': {
    [media.sidebarCollapse]: { gridTemplateColumns: '168px minmax(0, 1fr)', gap: space[8], padding: space[7] },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: space[5],
      marginInline: `calc(${space[4]} * -1)`,
      padding: `${space[7]} ${space[4]} ${space[1]}`,
      border: 0,
      borderRadius: 0,
      background: 'none',
      textAlign: 'center',
      '::before': {
        insetBlockStart: glow.phoneTop,
        insetInlineStart: `calc(50% - ${glow.phoneRadius})`,
        inlineSize: '450px',
        blockSize: '450px',
      },
    },
  },
});

export const portrait = style({
  position: 'relative',
  display: 'grid',
  // A frame reaches out of the window: both stay within its place.
  selectors: { '&[data-framed]': { scale: '.84' } },
  '@media': { [media.phone]: { inlineSize: '156px' } },
});

const windowShape = {
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1 / 1.22',
  borderRadius: vars.radius.arch,
  background: color['surface-3'],
  boxShadow: `0 0 0 1px ${color.line}, ${vars.elevation[2]}`,
  '@media': { [media.phone]: { inlineSize: '156px' } },
} as const;

export const avatar = style({ ...windowShape, display: 'block', objectFit: 'cover' });

export const noAvatar = style({ ...windowShape, display: 'grid', placeItems: 'center', color: color['text-2'] });

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [media.phone]: { justifyItems: 'center' } },
});

export const name = style({
  ...text('display-l'),
  ...titleFace,
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
  selectors: {
    ':root:lang(ar) &': { fontWeight: weight.bold },
    ':root:is(:lang(zh), :lang(ja), :lang(ko)) &': { fontWeight: weight.bold },
  },
});

export const motto = style({
  marginBlockStart: space[1.5],
  color: color['text-2'],
  fontFamily: vars.font.story,
  fontSize: '1.3125rem',
  fontStyle: 'italic',
  lineHeight: 1.4,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { fontStyle: 'normal', lineHeight: 1.7 },
  },
});

export const noMotto = style({ ...text('body'), marginBlockStart: space[2], color: color['text-3'] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[5.5],
  '@media': { [media.phone]: { justifyContent: 'center' } },
});

export const points = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  paddingInline: `${space[3]} ${space[4.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  background: color['surface-1'],
  color: color['brass-text'],
  fontWeight: weight.balance,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'] } } } },
});
