import { style } from '@vanilla-extract/css';

import { lines } from '../../theme/art-styles';
import { railed } from '../../shell/railed';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

/** Below this height of the window there is no room for all rows: they scroll. */
const low = '(max-height: 760px)';

export const head = style([
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[2],
    paddingInline: space[3],
    marginBlockEnd: space[1],
  },
  railed({ display: 'none' }),
]);

export const heading = style({ ...text('small'), margin: 0, color: color['text-2'], fontWeight: weight.strong });

export const all = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  color: color['primary-text'],
  fontWeight: weight.strong,
  textAlign: 'end',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [low]: { maxBlockSize: 'max(104px, calc(100dvh - 580px))', overflowY: 'auto', scrollbarWidth: 'thin' } },
});

export const way = style([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2.5],
    minBlockSize: '52px',
    paddingInline: space[2],
    borderRadius: vars.radius.m,
    color: color.text,
    textDecoration: 'none',
    selectors: { '&:hover': { background: color['surface-2'] } },
  },
  railed({ justifyContent: 'center', paddingInline: 0 }),
]);

export const words = style([
  { display: 'grid', flex: 1, gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
  // The name is still read aloud on the rail, and shows on pointing at the arch.
  railed({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
]);

export const title = style({ ...text('label'), ...lines(1), fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const sub = style({
  ...text('micro'),
  ...lines(1),
  color: color['text-3'],
  selectors: { '&[data-new]': { color: color['primary-text'], fontWeight: weight.strong } },
});

export const dot = style([
  { flex: 'none', inlineSize: '8px', blockSize: '8px', borderRadius: '50%', background: color['primary-text'] },
  railed({ position: 'absolute', insetBlockStart: space[1.5], insetInlineEnd: space[1] }),
]);
