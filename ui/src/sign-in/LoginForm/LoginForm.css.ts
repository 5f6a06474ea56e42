import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

/** The parts of a step, one under another; what belongs together stands closer. */
export const step = style({
  display: 'grid',
  gap: space[3.5],
  minInlineSize: 0,
  '@media': { [media.popupFull]: { gap: space[3] } },
});

export const fields = style({ display: 'grid', gap: space[4.5], marginBlockEnd: space[1.5], minInlineSize: 0 });

export const divider = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  marginBlock: `${space[1.5]} 0`,
  color: color['text-3'],
  selectors: {
    '&::before, &::after': { content: '', flex: 1, blockSize: '1px', background: color.line },
  },
  '@media': { [media.popupFull]: { marginBlock: `${space[0.5]} -${space[0.5]}` } },
});

export const ways = style({ display: 'grid', gap: space[2.5] });

export const centred = style({ display: 'grid', justifyItems: 'center' });

export const terms = style({
  ...text('micro'),
  marginBlockStart: space[0.5],
  color: color['text-3'],
  fontWeight: weight.body,
  letterSpacing: 0,
  lineHeight: 1.45,
});

export const link = style({
  color: color['text-2'],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
});

/**
 * Telegram's own button comes in a frame; the place for it stands from the start. The stand-in of a developer's machine
 * is a form. The page inside takes the scheme of the page around it.
 */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '140px',
  border: 0,
  borderRadius: vars.radius.m,
  background: color['surface-2'],
  selectors: { '&[data-stand-in]': { blockSize: '440px' } },
});

export const hint = style({ ...text('small'), color: color['text-2'] });

export const country = style({
  ...text('body'),
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '52px',
  paddingInline: space[4],
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: '14px',
  background: color.bg,
  color: color.text,
  textOverflow: 'ellipsis',
});
