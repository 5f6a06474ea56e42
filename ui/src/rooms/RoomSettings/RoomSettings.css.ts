import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' });

export const save = style({ justifySelf: 'start' });

export const part = style({ display: 'grid', gap: '6px', minInlineSize: 0 });

export const quiet = style({ ...text('small'), color: color['text-2'], textWrap: 'pretty' });

/** The whole row is the switch. */
export const character = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '52px',
  paddingInline: '8px',
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'] } } } },
});

export const name = style({ ...text('label'), flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const switchLabel = style({ ...text('small'), color: color['text-2'] });

export const box = style({ flex: 'none', inlineSize: '20px', blockSize: '20px', accentColor: color.primary });

export const ending = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '10px',
  paddingBlockStart: '16px',
  borderBlockStart: `1px solid ${color.line}`,
});
