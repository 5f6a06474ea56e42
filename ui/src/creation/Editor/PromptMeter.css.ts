import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const meter = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: space[4],
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const words = style({ ...text('small'), display: 'grid', margin: 0, color: color['text-2'] });

export const amount = style({ ...text('card-name'), color: color.text, fontVariantNumeric: 'tabular-nums' });

export const bar = style({
  position: 'relative',
  blockSize: '8px',
  borderRadius: radius.pill,
  background: color['surface-3'],
  overflow: 'hidden',
  selectors: {
    // Where the bar turns amber, and where it turns red.
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '2px',
      background: color['surface-1'],
    },
    '&::before': { insetInlineStart: '30%' },
    '&::after': { insetInlineStart: '45%' },
  },
});

export const filled = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.pill,
  background: color.success,
  selectors: {
    '&[data-tone="much"]': { background: color.brass },
    '&[data-tone="too-much"]': { background: color.danger },
  },
});

export const room = style({
  ...text('small'),
  margin: 0,
  color: color['text-2'],
  selectors: { '&[data-tone="too-much"]': { color: color.danger, fontWeight: weight.label } },
});
