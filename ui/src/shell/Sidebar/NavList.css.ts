import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { railed } from '../railed';

const { color, radius, duration, fineSpace, space, weight } = vars;

/** The sidebar's own padding, which the lamp bar reaches across to the page's edge. */
export const sidePadding = '14px';

export const sign = style({
  display: 'grid',
  selectors: { '[aria-current="page"] > &': { color: color['primary-text'] } },
});

export const entry = style([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: fineSpace[13],
    minBlockSize: '46px',
    marginBlockEnd: space[1],
    paddingInline: fineSpace[13],
    borderRadius: radius.m,
    color: color['text-2'],
    fontWeight: weight.navigation,
    lineHeight: 1.25,
    transition: `background-color ${duration.quick}, color ${duration.quick}`,
    selectors: {
      '&[aria-current="page"]': { background: color['primary-soft'], color: color.text, fontWeight: weight.amount },
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: `-${sidePadding}`,
        inlineSize: '4px',
        blockSize: '24px',
        borderStartEndRadius: '4px',
        borderEndEndRadius: '4px',
        background: color.primary,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-current="page"])': { background: color['surface-2'], color: color.text } },
      },
      '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { border: '1px solid Highlight' } } },
    },
  },
  railed({ justifyContent: 'center', paddingInline: 0 }),
]);

/** On the rail the name stands beside its icon while the entry is pointed at or focused. */
export const label = style([
  { overflowWrap: 'anywhere', minInlineSize: 0 },
  railed({
    position: 'absolute',
    insetInlineStart: `calc(100% + ${space[3]})`,
    zIndex: vars.layer.popover,
    padding: `${space[2]} ${space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.s,
    background: color['surface-2'],
    color: color.text,
    boxShadow: vars.elevation[2],
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    opacity: 0,
    transition: `opacity ${duration.quick}`,
  }),
  { selectors: { [`${entry}:hover > &&&, ${entry}:focus-visible > &&&`]: { opacity: 1 } } },
]);
