import { globalStyle, style } from '@vanilla-extract/css';

import { tag } from '../../content/PriceTag/PriceTag.css';
import { growingInput, growingText, whileWriting } from '../../primitives/TextField/growing-text';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  minInlineSize: 0,
});

export const anchor = style({ position: 'relative', blockSize: 0, marginBlockEnd: `-${space[2.5]}` });

/** One line that is pushed sideways where there is no room. */
export const starters = style({
  display: 'flex',
  gap: space[2],
  minInlineSize: 0,
  marginInline: `-${space[1]}`,
  padding: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.phone]: { marginInline: `-${space[3]}`, paddingInline: space[3] } },
});

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1.5],
  paddingBlock: `${space[3.5]} ${space[3]}`,
  paddingInline: `${space[5]} ${space[4]}`,
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: '24px',
  background: color['surface-1'],
  boxShadow: vars.elevation[2],
  selectors: whileWriting,
  // One line that grows: tools, words, price and button beside each other.
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      padding: space[1],
      borderRadius: '28px',
    },
  },
});

const fadingTo = (side: 'left' | 'right') => `linear-gradient(to ${side}, black calc(100% - ${space[6]}), transparent)`;

export const growing = style([
  growingText('min(38dvh, 260px)'),
  {
    '@media': {
      [media.phone]: {
        flex: '1 1 96px',
        minInlineSize: 0,
        paddingBlock: fineSpace[9],
        paddingInlineStart: space[2],
        // What is to be written has less room here than the name in its hint takes; no browser shortens that by itself.
        selectors: {
          '&:has(:placeholder-shown)': { maskImage: fadingTo('right') },
          '[dir="rtl"] &:has(:placeholder-shown)': { maskImage: fadingTo('left') },
        },
      },
    },
  },
]);

export const input = style([
  growingInput,
  {
    '@media': {
      [media.phone]: { '::placeholder': { overflow: 'hidden', whiteSpace: 'nowrap' } },
    },
  },
]);

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'contents' } },
});

// Beside the words there is room for a small tag alone.
globalStyle(`${foot} > ${tag}`, {
  '@media': {
    [media.phone]: {
      gap: fineSpace[5],
      // Beside the button, on the last line of many.
      marginBlockEnd: fineSpace[5],
      marginInlineEnd: space[1.5],
      paddingInline: `${space[5.5]} ${fineSpace[9]}`,
      fontSize: '0.8125rem',
    },
  },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: 'auto',
  minInlineSize: 0,
  '@media': { [media.phone]: { order: -1, marginInlineEnd: 0 } },
});

export const balance = style({
  ...text('small'),
  color: color['text-3'],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'none' } },
});

/** On phones the number alone is seen; the words are read aloud. */
export const priceWords = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const priceNumber = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });

export const round = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '46px',
  blockSize: '46px',
  border: 0,
  borderRadius: '50%',
  background: color.primary,
  color: color['on-primary'],
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}, scale ${vars.duration.quick}`,
  selectors: {
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '&:active:not(:disabled)': { scale: '.98' },
    '&[data-act="stop"]': { background: color['surface-3'], color: color.text },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled):not([data-act="stop"])': { background: color['primary-hover'] } },
    },
    [media.reducedMotion]: { selectors: { '&:active:not(:disabled)': { scale: 'none' } } },
  },
});

export const note = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color['text-2'],
});

export const lacking = style([
  note,
  {
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    padding: `${space[2]} ${space[3.5]}`,
    borderRadius: vars.radius.m,
    background: color['danger-soft'],
    color: color.danger,
    fontWeight: weight.label,
  },
]);

export const lackingWords = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const pricesLink = style({ textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: weight.action });

export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  boxSizing: 'border-box',
  '@media': { [media.phone]: { order: -2, flexBasis: '100%', padding: `${space[2]} ${space[2]} 0` } },
});

export const picture = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minBlockSize: '64px',
  padding: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-2'],
  selectors: { '&[data-status="failed"]': { borderColor: color.danger } },
});

export const thumbnail = style({
  inlineSize: '56px',
  blockSize: '56px',
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  selectors: { [`${picture}:not([data-status="ready"]) &`]: { opacity: 0.55 } },
});

export const waiting = style({ display: 'inline-grid', placeItems: 'center', inlineSize: '24px' });

export const description = style({
  ...text('small'),
  flex: '1 1 auto',
  inlineSize: '18ch',
  minInlineSize: 0,
  minBlockSize: vars.size.tap,
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.s,
  background: color['surface-1'],
  color: color.text,
  '::placeholder': { color: color['text-2'] },
});

export const pictureActs = style({ display: 'inline-flex' });

export const picturesNotes = style({ display: 'grid', gap: space[1], selectors: { '&:empty': { display: 'none' } } });
