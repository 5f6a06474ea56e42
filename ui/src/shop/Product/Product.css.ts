import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const path = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2.5],
  marginBlock: `${space[5]} ${space[4.5]}`,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      inlineSize: '7px',
      blockSize: '7px',
      borderBlockStart: `1px solid ${color['text-3']}`,
      borderInlineEnd: `1px solid ${color['text-3']}`,
      marginInlineEnd: space[0.5],
      rotate: '45deg',
    },
    '[dir="rtl"] &:not(:first-child)::before': { rotate: '-45deg' },
  },
});

export const stepLink = style({
  color: color['primary-text'],
  textDecoration: 'none',
  paddingBlock: space[2.5],
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
  alignItems: 'start',
  gap: space[9],
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});

/** The scene behind the frame, and the shelf on which it stands. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  overflow: 'hidden',
  isolation: 'isolate',
  aspectRatio: '12 / 11',
  border: `1px solid ${color.line}`,
  borderRadius: radius.xl,
  background: color['surface-2'],
  '@media': { [media.phone]: { aspectRatio: '1 / 1', borderRadius: radius.l } },
});

export const standing = style({
  gridArea: '1 / 1',
  inlineSize: '52%',
  marginBlockEnd: '14%',
  '@media': { [media.phone]: { inlineSize: '60%' } },
});

/** As high as the frames that stand there. */
export const standingBook = style([
  standing,
  { inlineSize: '44%', marginBlockEnd: '15%', '@media': { [media.phone]: { inlineSize: '48%' } } },
]);

export const floor = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '15%',
  background: `linear-gradient(${vars.shelf.face}, ${vars.shelf.base} 22%, ${vars.onArt.plate})`,
  boxShadow: `inset 0 1px 0 ${vars.shelf.lip}`,
  zIndex: -1,
});

export const trying = style({
  ...text('label'),
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineStart: space[4],
  padding: `${space[2]} ${space[3.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-1'],
});

export const portraits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginBlockStart: space[4],
  paddingInline: space[1.5],
  '@media': { [media.phone]: { gap: space[2.5] } },
});

export const portrait = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  inlineSize: '60px',
  cursor: 'pointer',
  '@media': { [media.phone]: { inlineSize: '54px' } },
});

/** The radio button itself: it covers its picture and is not seen. */
export const radio = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const face = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1 / 1.22',
  objectFit: 'cover',
  borderRadius: radius.arch,
  background: color['surface-3'],
  selectors: {
    'input:checked + &': { boxShadow: `0 0 0 3px ${color.bg}, 0 0 0 5px ${color.primary}` },
    'input:focus-visible + &': { outline: `${vars.focusWidth} solid ${color.focus}`, outlineOffset: '6px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { 'input:checked + &': { outline: '4px solid Highlight' } } } },
});

export const faceName = style({
  ...text('small'),
  maxInlineSize: '100%',
  color: color['text-2'],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { 'input:checked ~ &': { color: color.text, fontWeight: weight.strong } },
});

export const title = style({ ...text('display-l'), ...headingFace, margin: 0, outline: 'none' });

export const lead = style({
  margin: `${space[2]} 0 0`,
  color: color['text-2'],
  fontFamily: vars.font.story,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { lineHeight: 1.75 } },
});

export const card = style({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[5],
  padding: `${space[5]} ${space[6]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: space[4.5] } },
});

export const cost = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const points = style({
  ...text('display-m'),
  ...headingFace,
  margin: 0,
  color: color['brass-text'],
  fontVariantNumeric: 'tabular-nums',
});

export const about = style({ ...text('body'), marginInlineStart: 'auto', color: color['text-2'] });

export const balance = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const figure = style({ color: color.text, fontWeight: weight.strong });

export const missing = style({
  ...text('body'),
  margin: 0,
  padding: `${space[3]} ${space[3.5]}`,
  borderRadius: radius.m,
  background: color['danger-soft'],
});

export const problem = style({ ...text('body'), margin: 0, color: color.danger, fontWeight: weight.label });

export const standingWords = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  margin: 0,
  color: color.success,
  fontWeight: weight.label,
});

export const facts = style({ display: 'grid', gap: space[4], margin: `${space[6]} 0 0` });

export const fact = style({ display: 'grid', gap: space[0.5], paddingInlineStart: space[9], position: 'relative' });

export const factSign = style({ position: 'absolute', insetInlineStart: 0, color: color['primary-text'] });

export const factTitle = style({ ...text('label'), fontWeight: weight.strong });

export const factWords = style({ ...text('body'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const block = style({ borderRadius: radius.l, background: color['surface-2'], minBlockSize: '220px' });
