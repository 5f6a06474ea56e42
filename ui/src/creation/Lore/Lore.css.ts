import { style } from '@vanilla-extract/css';

import { checkbox } from '../../primitives/Choice/choice.css';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, size, space, weight } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const editor = style({ ...column, gap: space[5] });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2.5] });

export const searchBox = style({ flex: '1 1 240px', minInlineSize: 0 });

export const counted = style({
  ...text('small'),
  margin: 0,
  color: color['text-3'],
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({ ...column, gap: space[2.5], margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  ...column,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  selectors: { '&[data-open]': { borderColor: color['line-strong'] }, '&[data-off]': { background: color.bg } },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${fineSpace[3]} ${space[3]}`,
  inlineSize: '100%',
  minBlockSize: size.tap,
  padding: `${space[3]} ${space[4]}`,
  border: 0,
  borderRadius: radius.l,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
});

export const arrow = style({
  display: 'inline-flex',
  color: color['text-3'],
  transform: 'rotate(-90deg)',
  selectors: {
    '[dir="rtl"] &': { transform: 'rotate(90deg)' },
    '[aria-expanded="true"] > &': { transform: 'none' },
  },
});

export const title = style({ ...text('label'), fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const keyLine = style({
  ...text('small'),
  gridColumn: '2 / -1',
  color: color['text-2'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const tokens = style({ ...text('micro'), color: color['text-3'], fontVariantNumeric: 'tabular-nums' });

export const form = style({ ...column, gap: space[4.5], padding: `${space[1]} ${space[4]} ${space[4]}` });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
  gap: space[4],
});

export const check = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  cursor: 'pointer',
});

export const checkBox = style([checkbox, { marginBlockStart: '1px' }]);

export const checkHint = style({
  ...text('small'),
  display: 'block',
  color: color['text-2'],
  fontWeight: weight.regular,
});

export const more = style({ ...column, gap: space[4.5] });

export const moreSummary = style({
  ...text('label'),
  width: 'fit-content',
  minBlockSize: size.tap,
  paddingBlock: space[3],
  color: color['brass-text'],
  cursor: 'pointer',
  fontWeight: weight.strong,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[1]} ${space[2]}`,
  borderBlockStart: `1px solid ${color.line}`,
});

export const status = style({
  ...text('small'),
  marginInlineStart: 'auto',
  paddingInline: space[2],
  paddingBlock: space[1.5],
  color: color['text-2'],
  selectors: {
    '&[data-kind="saved"]': { color: color.success },
    '&[data-kind="unsaved"]': { color: color['brass-text'] },
    '&[data-kind="refused"], &[data-kind="full"], &[data-kind="conflict"]': { color: color.danger },
  },
});

export const conflict = style({
  ...column,
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.m,
  background: color['surface-2'],
});

export const compared = style({
  ...text('small'),
  ...column,
  gap: space[1],
  maxBlockSize: '200px',
  margin: 0,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const comparedName = style({ ...text('micro'), color: color['text-2'], fontWeight: weight.strong });

export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const key = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  maxInlineSize: '100%',
  minBlockSize: size.tap,
  paddingInline: space[3],
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.pill,
  background: color['surface-2'],
  color: color.text,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.danger } } } },
});

export const keyGroup = style({ ...column, gap: space[2] });

export const note = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const alert = style({ ...text('small'), margin: 0, color: color.danger, textWrap: 'pretty' });

export const empty = style({
  ...column,
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[9]} ${space[4]}`,
  border: `1.5px dashed ${color['line-strong']}`,
  borderRadius: radius.l,
  color: color['text-2'],
  textAlign: 'center',
});

export const emptyTitle = style({ ...text('label'), margin: 0, color: color.text, fontWeight: weight.strong });

export const pages = style({ display: 'flex', justifyContent: 'center', gap: space[3] });

export const skeleton = style({ blockSize: '68px', borderRadius: radius.l, background: color['surface-2'] });

export const trial = style({
  ...column,
  gap: space[3],
  padding: space[4],
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const trialForm = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });

export const trialField = style({ flex: '1 1 240px', minInlineSize: 0 });

export const woken = style({ ...column, gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const wokenRow = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2.5]}`,
  color: color['text-2'],
});
