import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { sidePadding } from './NavList.css';
import { underWholeWindow } from '../own-head';
import { railed } from '../railed';
import { foldedSidebar } from '../railed';

const { color, size, space } = vars;

export const sidebar = style({
  position: 'sticky',
  insetBlockStart: size.header,
  zIndex: vars.layer.sidebar,
  alignSelf: 'start',
  flex: 'none',
  inlineSize: size.sidebar,
  blockSize: `calc(100dvh - ${size.header} - ${noticeSize})`,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  borderInlineEnd: `1px solid ${color.line}`,
  selectors: {
    [`&${foldedSidebar}`]: { inlineSize: size.rail, overflowY: 'visible' },
    [`${underWholeWindow} &`]: { display: 'none' },
  },
  '@media': {
    [media.sidebarCollapse]: { inlineSize: size.rail, overflowY: 'visible' },
    [media.phone]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[6],
  minBlockSize: '100%',
  padding: `${space[5]} ${sidePadding}`,
});

export const foot = style({ display: 'grid', gap: space[3], marginBlockStart: 'auto' });

export const card = style([
  // Where the window is low, the conversations that were used last come before the card.
  { '@media': { '(max-height: 760px)': { selectors: { [`${content}:has([data-recent]) &`]: { display: 'none' } } } } },
  railed({ display: 'none' }),
]);

export const links = style([
  {
    ...text('micro'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[3]}`,
    paddingInline: space[1.5],
    color: color['text-3'],
  },
  railed({ display: 'none' }),
]);

globalStyle(`${links} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '24px' });
globalStyle(`${links} > a:hover`, { color: color.text, textDecoration: 'underline', textUnderlineOffset: '3px' });
