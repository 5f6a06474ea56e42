import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { labelLine } from '../../primitives/TextField/field.css';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

/** Begins where the boxes begin, and ends where they end. */
export const legend = style([labelLine, { inlineSize: '100%', padding: 0 }]);

export const field = style({ display: 'grid', minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** Scrolls by itself, so that the form keeps its length. */
export const found = style({
  marginBlockStart: space[2.5],
  maxBlockSize: '268px',
  minBlockSize: '120px',
  padding: space[1.5],
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color.bg,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: `${space[0.5]} ${space[1.5]}`,
});

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const option = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '56px',
  padding: `${fineSpace[5]} ${space[2.5]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.primary, background: color['primary-soft'] },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled):not([aria-pressed="true"])': { background: color['surface-2'] } },
    },
  },
});

export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 });

export const name = style({ ...cut, fontWeight: weight.strong });

export const tagline = style({ ...text('small'), ...cut, color: color['text-2'] });

export const tick = style({ display: 'grid', flex: 'none', inlineSize: '20px', color: color['primary-text'] });

export const quiet = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1.5]} ${space[3]}`,
  padding: space[3.5],
  color: color['text-2'],
});
