import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const prompt = style({
  position: 'fixed',
  insetInlineStart: '24px',
  insetBlockEnd: '24px',
  zIndex: vars.layer.cookie,
  inlineSize: 'min(430px, calc(100vw - 48px))',
  padding: '20px 22px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  boxShadow: vars.elevation[3],
  '@media': {
    // Beside the sidebar, whose foot holds signing in and the theme.
    '(min-width: 1001px)': { insetInlineStart: `calc(${vars.size.sidebar} + 24px)` },
    [media.phone]: {
      insetInline: '12px',
      insetBlockEnd: `calc(${vars.size.bottomBar} + 12px + env(safe-area-inset-bottom))`,
      inlineSize: 'auto',
      padding: '16px 18px',
    },
  },
});

export const title = style({ ...text('card-name'), fontVariationSettings: "'SOFT' 40, 'WONK' 0" });

export const sentence = style({
  ...text('label'),
  marginBlock: '6px 14px',
  color: color['text-2'],
  fontWeight: 420,
  lineHeight: vars.line.body,
});

export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px' });
