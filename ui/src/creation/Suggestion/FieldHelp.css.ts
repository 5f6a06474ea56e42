import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, fineSpace, radius, space, weight } = vars;

export const help = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[0.5],
});

export const act = style({
  ...text('small'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[7],
  maxInlineSize: '100%',
  minBlockSize: '36px',
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: color['text-2'],
  fontWeight: weight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${duration.quick}, color ${duration.quick}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
    '&[aria-expanded="true"]': { background: color['surface-2'], color: color.text },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: color['surface-2'], color: color.text } },
    },
    [media.phone]: { minBlockSize: vars.size.tap },
  },
});

export const actName = style({ minInlineSize: 0, overflowWrap: 'break-word' });

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2.5]} ${space[3.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-1'],
});

export const optionLabel = style({ ...text('small'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

const box = {
  ...text('small'),
  minBlockSize: '36px',
  paddingInline: space[3],
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.s,
  background: color['bg-sunk'],
  color: color.text,
  '@media': { [media.phone]: { minBlockSize: vars.size.tap, fontSize: '16px' } },
} as const;

export const number = style({
  ...box,
  inlineSize: '6rem',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-invalid]': { borderColor: color.danger } },
});

export const select = style({ ...box, maxInlineSize: '100%' });

export const instruction = style({ ...box, flex: '1 1 14rem', minInlineSize: 0 });

export const fromText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[3],
});

export const fromTextBox = style({ inlineSize: '100%' });

export const hindranceLine = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const fillCard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3.5]}`,
});

export const waitingLine = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  inlineSize: '100%',
  margin: 0,
  color: color['text-2'],
});

export const waitingField = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] });
