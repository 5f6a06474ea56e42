import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { acts } from '../looking-through.css';

const { color } = vars;

export const body = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '26px',
  '@media': { [media.popupFull]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' } },
});

export const portrait = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.l,
  objectFit: 'cover',
  background: color['surface-3'],
  '@media': { [media.popupFull]: { inlineSize: '132px' } },
});

/** Where a portrait will be drawn. */
export const noPortrait = style([
  portrait,
  {
    ...text('small'),
    display: 'grid',
    placeContent: 'center',
    padding: '16px',
    color: color['text-2'],
    textAlign: 'center',
  },
]);

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', minInlineSize: 0 });

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', minInlineSize: 0 });

export const partHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });

export const pager = style({ display: 'inline-flex', gap: '2px', marginInlineStart: 'auto' });

export const words = style({
  ...text('body'),
  padding: '12px 16px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  background: color['surface-1'],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyle: 'none' });

export const tag = style({
  ...text('micro'),
  padding: '4px 10px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  color: color['text-2'],
  overflowWrap: 'anywhere',
});

export const mature = style({ ...text('label'), display: 'flex', alignItems: 'start', gap: '12px', cursor: 'pointer' });

export const box = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: '1px 0 0',
  accentColor: color.primary,
});

export const matureHint = style({ ...text('small'), display: 'block', color: color['text-2'], fontWeight: 400 });

export const decision = style([acts, { marginBlockStart: '24px' }]);

export const problem = style({ ...text('small'), marginBlockStart: '18px', color: color.danger, fontWeight: 560 });
