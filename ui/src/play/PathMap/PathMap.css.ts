import { style } from '@vanilla-extract/css';

import { lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const map = style({ display: 'grid', gap: space[2.5], minInlineSize: 0 });

export const way = style({ display: 'grid', minInlineSize: 0 });

export const step = style({
  position: 'relative',
  minInlineSize: 0,
  paddingInlineStart: space[6.5],
  // The thread between the beads.
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: fineSpace[5],
    insetBlock: `${space[5]} -${space[3.5]}`,
    inlineSize: '2px',
    background: color.line,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
});

export const bead = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: fineSpace[13],
  inlineSize: '12px',
  blockSize: '12px',
  border: `2px solid ${color.primary}`,
  borderRadius: '50%',
  background: color.primary,
  selectors: {
    '&[data-state="here"]': { background: color.bg },
    '&[data-state="left"]': { borderColor: color['line-strong'], background: color.bg },
    '&[data-ending]': { borderRadius: '3px', rotate: '45deg' },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'CanvasText',
      selectors: { '&[data-state="here"]': { background: 'Canvas' } },
    },
  },
});

export const stepLink = style({
  ...text('label'),
  display: 'block',
  marginInline: `-${space[2]}`,
  paddingBlock: fineSpace[9],
  paddingInline: space[2],
  borderRadius: vars.radius.s,
  color: color['text-2'],
  fontWeight: weight.small,
  selectors: { '&[aria-current]': { color: color.text, fontWeight: weight.action } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } },
    [media.phone]: { minBlockSize: vars.size.tap },
  },
});

export const stepWords = style({
  ...lines(2),
  textAlign: ['-webkit-match-parent', 'match-parent'],
  overflowWrap: 'anywhere',
});

export const endingName = style({ ...text('small'), display: 'block', color: color['primary-text'] });

export const forks = style({ minInlineSize: 0, paddingBlockEnd: space[1] });

export const forksButton = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: '30px',
  paddingInline: `0 ${space[2]}`,
  borderRadius: vars.radius.s,
  color: color['primary-text'],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.phone]: { minBlockSize: vars.size.tap } },
});

export const forkSign = style({
  display: 'grid',
  transition: `rotate ${vars.duration.quick}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
