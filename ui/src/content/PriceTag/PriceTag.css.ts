import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, weight, fineSpace } = vars;

/** A luggage tag: a notch and a hole on the start side. */
export const tag = style({
  ...text('label'),
  position: 'relative',
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '36px',
  paddingInline: `${space[7]} ${space[3.5]}`,
  background: vars.color['surface-2'],
  color: vars.color['brass-text'],
  fontWeight: weight.action,
  fontVariantNumeric: 'tabular-nums',
  clipPath: 'polygon(13px 0, 100% 0, 100% 100%, 13px 100%, 0 50%)',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: fineSpace[13],
    inlineSize: '6px',
    blockSize: '6px',
    borderRadius: '50%',
    background: vars.color.bg,
  },
  selectors: {
    '[dir="rtl"] &': { clipPath: 'polygon(0 0, calc(100% - 13px) 0, 100% 50%, calc(100% - 13px) 100%, 0 100%)' },
  },
});
