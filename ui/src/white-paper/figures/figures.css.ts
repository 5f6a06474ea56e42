import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const;
const oneColumn = 'minmax(0, 1fr)';

export const figure = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: space[4],
  margin: 0,
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: space[4] }, print: { breakInside: 'avoid' } },
});

export const caption = style({ ...text('label'), color: color.text });

/** What happens first, and below it how it may end. */
export const steps = style({ ...bare, display: 'grid', gridTemplateColumns: oneColumn, gap: space[6] });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: space[2.5],
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInlineStart: space[6],
      blockSize: space[6],
      borderInlineStart: `2px solid ${color['line-strong']}`,
    },
  },
});

export const outcomes = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: oneColumn } },
});

export const columns = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: oneColumn } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  alignContent: 'start',
  gap: space[2.5],
});

export const columnTitle = style({ ...text('small'), margin: 0, color: color['text-2'], fontWeight: weight.strong });

export const stack = style({ ...bare, display: 'grid', gridTemplateColumns: oneColumn, gap: space[2.5] });

export const card = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[1],
  padding: `${space[3]} ${space[3.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-2'],
  overflowWrap: 'anywhere',
});

export const cardTitle = style({ ...text('small'), color: color.text, fontWeight: weight.strong });

export const entry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2] });

export const name = style({ fontSize: '.875rem', color: color['primary-text'] });

export const amount = style({ ...text('label'), color: color['brass-text'], fontWeight: weight.amount });

export const line = style({ ...text('small'), color: color.text });

export const next = style({ ...text('micro'), color: color['text-2'] });

export const following = style([next, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` }]);

export const mark = style({
  ...text('micro'),
  marginBlockStart: space[1],
  paddingInline: space[2.5],
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.pill,
  color: color['text-2'],
  selectors: {
    '&[data-tone="open"]': { borderColor: color['primary-text'], color: color['primary-text'] },
    '&[data-tone="settled"]': { borderColor: color['brass-text'], color: color['brass-text'] },
  },
});

export const total = style({
  ...text('small'),
  marginBlockStart: space[1],
  color: color.text,
  fontWeight: weight.strong,
});

const gap = space[6];
const link = `2px solid ${color['line-strong']}`;

export const log = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap,
  '@media': { [media.phone]: { gridTemplateColumns: oneColumn } },
});

/** Drawn from the start of the line to its end; the second way begins below the first and is linked to the same round. */
export const round = style([
  card,
  {
    position: 'relative',
    selectors: {
      '&[data-current="true"]': { borderColor: color['primary-text'] },
      '&:not(:first-child)::before': {
        content: '',
        position: 'absolute',
        insetInlineEnd: '100%',
        insetBlockStart: space[6],
        inlineSize: gap,
        borderBlockStart: link,
      },
    },
    '@media': {
      [media.desktop]: {
        selectors: {
          '&[data-ordinal="3"]': { gridColumn: 3 },
          // From the round that both ways follow, down to the second way.
          '&[data-ordinal="1"]::after': {
            content: '',
            position: 'absolute',
            insetInlineStart: '100%',
            insetBlockStart: space[6],
            insetBlockEnd: `calc(${gap} * -1)`,
            inlineSize: `calc(${gap} / 2)`,
            borderInlineEnd: link,
          },
          '&[data-ordinal="3"]::before': {
            insetBlockStart: `calc(${space[0.5]} * -1)`,
            inlineSize: `calc(${gap} / 2 + ${space[1]})`,
            blockSize: space[6],
            borderBlockStart: 'none',
            borderBlockEnd: link,
            borderInlineStart: link,
          },
        },
      },
      [media.phone]: {
        selectors: {
          '&:not(:first-child)::before': {
            insetInlineEnd: 'auto',
            insetInlineStart: space[6],
            insetBlockStart: 'auto',
            insetBlockEnd: '100%',
            inlineSize: 0,
            blockSize: gap,
            borderBlockStart: 'none',
            borderInlineStart: link,
          },
          '&[data-ordinal="3"]::before': { borderInlineStartStyle: 'dashed' },
        },
      },
    },
  },
]);

export const hashes = style({ ...text('micro'), display: 'grid', color: color['text-2'] });

export const table = style({ ...text('small'), inlineSize: '100%', borderCollapse: 'collapse', color: color.text });

globalStyle(`${table} th, ${table} td`, {
  padding: `${space[2]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, { color: color['text-2'], fontWeight: weight.strong });
globalStyle(`${table} tbody th`, { fontWeight: weight.body, whiteSpace: 'nowrap' });
