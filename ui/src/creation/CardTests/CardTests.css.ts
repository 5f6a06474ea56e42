import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, font, line, radius, space, weight } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
});

export const lead = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const choice = style({
  ...text('small'),
  minBlockSize: '44px',
  maxInlineSize: '100%',
  paddingInline: space[3],
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.m,
  background: color.bg,
  color: color.text,
});

export const problem = style({ ...text('small'), margin: 0, color: color.danger, fontWeight: weight.label });

export const standing = style({
  ...text('small'),
  display: 'grid',
  gap: space[1.5],
  margin: 0,
  paddingInlineStart: space[5],
  color: color['text-2'],
});

export const report = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const reportHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: space[3],
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const squares = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const heading = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: weight.strong,
});

export const aside = style({ ...text('small'), color: color['text-3'], overflowWrap: 'anywhere' });

export const note = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const mark = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: radius.xs,
  selectors: {
    '&[data-passed="true"]': { background: color['success-soft'], color: color.success },
    '&[data-passed="false"]': { background: color['danger-soft'], color: color.danger },
  },
});

export const result = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-1'],
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[2.5]}`,
  minBlockSize: '48px',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.m,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const question = style({ ...text('label'), minInlineSize: 0, overflowWrap: 'anywhere' });

const badge = {
  ...text('small'),
  justifySelf: 'start',
  gridRow: 2,
  gridColumn: 2,
  paddingInline: space[2],
  borderRadius: radius.s,
  fontWeight: weight.label,
} as const;

export const broke = style({ ...badge, background: color['danger-soft'], color: color.danger });

export const fixed = style({ ...badge, background: color['success-soft'], color: color.success });

export const sign = style({
  display: 'inline-grid',
  gridRow: 1,
  gridColumn: 3,
  color: color['text-3'],
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  padding: space[3],
  paddingBlockStart: 0,
});

export const reply = style({
  margin: 0,
  padding: space[3],
  borderRadius: radius.m,
  background: color.bubble,
  color: color.text,
  fontFamily: font.story,
  lineHeight: line.story,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const checks = style({ display: 'grid', gap: space[1.5], margin: 0, padding: 0, listStyle: 'none' });

export const check = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  color: color['text-2'],
  selectors: { '&[data-passed="false"]': { color: color.text } },
});

export const detail = style({ color: color['text-2'], overflowWrap: 'anywhere' });

export const own = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const ownHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});

export const ownList = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const ownQuestion = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
});

export const ownWords = style({
  ...text('label'),
  display: 'grid',
  gap: space[0.5],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const ownForm = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const ownPair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'start',
  gap: space[3],
});
