import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, font, space, weight } = vars;

export const mapFrame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  minBlockSize: '420px',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
});

export const counts = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const tools = style({
  position: 'absolute',
  insetBlockStart: space[16],
  insetInlineEnd: space[3],
  display: 'grid',
  gap: space[1],
  borderRadius: vars.radius.m,
  background: color['surface-2'],
});

export const pane = style({
  gridRow: 2,
  minBlockSize: 0,
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  outlineOffset: '-3px',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

/** A map has no side of its own: it is drawn alike in every language. */
export const drawing = style({ display: 'block', direction: 'ltr' });

export const edge = style({
  fill: 'none',
  stroke: color['text-3'],
  strokeWidth: 1.5,
  selectors: {
    '&[data-kind="both"]': { stroke: color['text-2'], strokeWidth: 2 },
    '&[data-kind="written"]': { stroke: color['line-strong'] },
    '&[data-kind="seen"]': { stroke: color['brass-text'], strokeWidth: 2, strokeDasharray: '5 4' },
    '&[data-back]': { stroke: color['seal-text'], strokeDasharray: '1 4', strokeLinecap: 'round', strokeWidth: 2.5 },
  },
});

export const edgeArrow = style({
  strokeDasharray: 'none',
  strokeWidth: 1,
  fill: color['text-3'],
  selectors: {
    [`${edge}[data-kind="both"] &`]: { fill: color['text-2'] },
    [`${edge}[data-kind="seen"] &`]: { fill: color['brass-text'] },
    [`${edge}[data-back] &`]: { fill: color['seal-text'] },
  },
});

export const nodeGroup = style({ selectors: { '&[data-line]': { cursor: 'pointer' } } });

export const nodeBox = style({
  fill: color['surface-2'],
  stroke: color['line-strong'],
  strokeWidth: 1.5,
  selectors: {
    [`${nodeGroup}[data-kind="ending"][data-state="read"] &`]: {
      fill: color['brass-text'],
      stroke: color['brass-text'],
    },
    [`${nodeGroup}[data-state="unread"] &`]: { strokeDasharray: '4 3' },
    [`${nodeGroup}[data-state="cut-off"] &`]: { stroke: color.danger, strokeDasharray: '4 3' },
    [`${nodeGroup}[data-faulty] &`]: { fill: color['danger-soft'], stroke: color.danger, strokeDasharray: 'none' },
    [`${nodeGroup}[data-current] &`]: { stroke: color['primary-text'], strokeWidth: 2.5, strokeDasharray: 'none' },
    [`${nodeGroup}[data-line]:hover &`]: { stroke: color['primary-text'] },
  },
});

/** The more readings come to a part, the warmer it is. */
export const shade = style({ fill: color.brass, pointerEvents: 'none' });

export const nodeText = style({
  fontFamily: font.ui,
  fontSize: '13px',
  fontWeight: weight.label,
  textAnchor: 'middle',
  fill: color.text,
  unicodeBidi: 'plaintext',
});

export const legend = style({
  ...text('micro'),
  gridRow: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  listStyle: 'none',
  color: color['text-2'],
});

export const legendEntry = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const list = style({
  gridRow: '2 / -1',
  margin: 0,
  padding: `0 ${space[4]} ${space[4]}`,
  overflowY: 'auto',
  listStyle: 'none',
});

export const listItem = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[1],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&[data-kind="stitch"]': { paddingInlineStart: space[4] } },
});

export const listName = style({ overflowWrap: 'anywhere', fontWeight: weight.strong });

export const fact = style({ ...text('small'), color: color['text-2'], overflowWrap: 'anywhere' });
