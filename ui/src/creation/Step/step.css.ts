import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, space, weight } = vars;

/** The fields of a step below one another, no wider than is read with ease. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  maxInlineSize: '760px',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: space[7],
});

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});

export const groupLabel = style({ ...text('label'), fontWeight: weight.strong });

export const aside = style({ ...text('small'), color: color['text-3'], fontVariantNumeric: 'tabular-nums' });

export const counter = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-over]': { color: color.danger, fontWeight: weight.strong } },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2.5] });

export const select = style({
  ...text('body'),
  inlineSize: '100%',
  minBlockSize: '52px',
  paddingInline: space[3.5],
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: '14px',
  background: color.bg,
  color: color.text,
});

export const hint = style({ ...text('small'), color: color['text-2'], textWrap: 'pretty' });

export const problemLine = style({
  ...text('small'),
  display: 'flex',
  gap: fineSpace[7],
  color: color.danger,
  fontWeight: weight.label,
});

/** Room for what begins a line with a small button. */
export const startButton = style({
  justifySelf: 'start',
  '@media': { [media.phone]: { marginInlineStart: `-${space[3]}` } },
});
