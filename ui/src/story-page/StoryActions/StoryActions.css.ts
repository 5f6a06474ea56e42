import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const like = style({ display: 'contents' });

globalStyle(`${like} > [aria-pressed="true"] svg`, { color: vars.color['seal-text'], fill: 'currentColor' });

export const number = style({ color: vars.color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const comments = style({ maxInlineSize: '760px' });
