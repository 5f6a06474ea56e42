import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.phone]: { justifyContent: 'center' } },
});

export const toggle = style({ display: 'contents' });

globalStyle(`${toggle} > [aria-pressed="true"]`, { borderColor: vars.color['line-strong'] });
globalStyle(`${toggle} > [aria-pressed="true"] svg`, { color: vars.color['seal-text'] });
globalStyle(`${toggle}[data-fills] > [aria-pressed="true"] svg`, { fill: 'currentColor' });

export const number = style({ color: vars.color['text-2'], fontVariantNumeric: 'tabular-nums' });
