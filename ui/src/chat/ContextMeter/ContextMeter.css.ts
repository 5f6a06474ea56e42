import { style, styleVariants } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  gap: space[0.5],
  blockSize: '12px',
  borderRadius: vars.radius.pill,
  background: color['surface-3'],
  overflow: 'hidden',
  marginBlock: space[2.5],
});

const ink = {
  system: color['line-strong'],
  persona: color.seal,
  card: color.primary,
  lore: color.brass,
  memory: color.success,
  notes: color['text-3'],
  history: color['primary-hover'],
};

/** The share of one part, in its own colour; the list below says the same in words. */
export const share = styleVariants(ink, (background) => ({ background, minInlineSize: '3px' }));

export const dot = styleVariants(ink, (background) => ({
  flex: 'none',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: '50%',
  background,
}));

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[2.5]}`,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const partTitle = style({ ...text('label'), overflowWrap: 'anywhere' });

export const partTokens = style({ ...text('small'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const partWhy = style({ ...text('small'), gridColumn: '2 / -1', color: color['text-2'] });
