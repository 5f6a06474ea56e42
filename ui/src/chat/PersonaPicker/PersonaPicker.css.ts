import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const choice = style({
  ...text('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: vars.size.tap,
  padding: `${fineSpace[11]} ${space[3.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  selectors: { '&:has(:checked)': { borderColor: color.primary, background: color['primary-soft'] } },
});

export const legend = style({
  ...text('label'),
  paddingInline: 0,
  marginBlockEnd: space[2],
  fontWeight: weight.strong,
});

/** The words of a choice: pressing anywhere on the row chooses it. */
export const words = style({
  display: 'grid',
  flex: 1,
  gap: fineSpace[3],
  minInlineSize: 0,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const face = style({
  flex: 'none',
  inlineSize: '40px',
  blockSize: '49px',
  objectFit: 'cover',
  borderRadius: vars.radius.arch,
  background: color['surface-2'],
});

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const mark = style({
  ...text('micro'),
  padding: `1px ${space[2]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  color: color['text-2'],
});
