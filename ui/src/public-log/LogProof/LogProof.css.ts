import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, space, weight } = vars;

/** A dot beside the first line of a step, and the line from its foot to the next dot. */
const DOT = { inlineStart: '2px', blockStart: '9px' } as const;
const LINE = { inlineStart: '8px', block: '22px -8px' } as const;

export const card = style({
  display: 'grid',
  gap: space[5],
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: space[4.5] } },
});

export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const tag = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[3],
  paddingBlock: fineSpace[3],
  paddingInline: space[3],
  borderRadius: radius.s,
  background: color['surface-2'],
  fontWeight: weight.entry,
});

export const close = style({ ...text('small'), marginInlineStart: 'auto', color: color['text-2'] });

export const title = style({ ...text('title'), ...headingFace, margin: 0, outline: 'none' });

export const facts = style({
  ...text('small'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
});

export const term = style({ color: color['text-3'] });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const proof = style({
  display: 'grid',
  gap: space[3],
  padding: space[4.5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-2'],
});

export const proofTitle = style({ ...text('label'), margin: 0, fontWeight: weight.strong });

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  ...text('small'),
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  paddingBlock: fineSpace[3],
  paddingInlineStart: space[6],
  color: color['text-2'],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: DOT.inlineStart,
    insetBlockStart: DOT.blockStart,
    inlineSize: '11px',
    blockSize: '11px',
    border: `2px solid ${color['line-strong']}`,
    borderRadius: radius.pill,
    background: color['surface-2'],
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: LINE.inlineStart,
      insetBlock: LINE.block,
      borderInlineStart: `1px solid ${color['line-strong']}`,
    },
    '&[data-end]': { color: color.text, fontWeight: weight.entry },
    '&[data-end]::before': { borderColor: color.primary, background: color.primary },
    '&[data-end][data-valid]::before': { borderColor: color.success, background: color.success },
  },
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const outcome = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  margin: 0,
  padding: space[3.5],
  borderRadius: radius.m,
  textWrap: 'pretty',
  selectors: {
    '&[data-outcome="valid"]': { background: color['success-soft'], color: color.success },
    '&[data-outcome="failed"]': { background: color['danger-soft'], color: color.danger },
    '&[data-outcome="unknown"]': { background: color['surface-2'], color: color['text-2'] },
  },
});

export const caution = style({ ...text('small'), margin: 0, color: color['text-3'], textWrap: 'pretty' });
