import { style } from '@vanilla-extract/css';

import { headingFace, lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { offlineSize } from '../../theme/offline-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

/** One pane at a time, as tall as it is. */
const narrow = media.sidebarCollapse;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateAreas: '"head" "notices" "panes"',
  blockSize: `calc(100dvh - ${size.header} - ${offlineSize} - ${noticeSize})`,
  minBlockSize: '480px',
  '@media': {
    [narrow]: { blockSize: 'auto' },
  },
});

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.bg,
  '@media': { [media.phone]: { paddingInline: `${space[1]} ${space[4]}` } },
});

export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.tap,
  blockSize: size.tap,
  borderRadius: radius.m,
  color: color['text-2'],
});

export const cover = style({
  flex: 'none',
  inlineSize: '30px',
  blockSize: '45px',
  overflow: 'hidden',
  borderRadius: radius.xs,
});

export const title = style({
  ...text('title'),
  ...headingFace,
  ...lines(1),
  minInlineSize: 0,
  margin: 0,
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const source = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { [narrow]: { minBlockSize: '60dvh' } },
});

export const bar = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const jump = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const jumpInput = style({
  ...text('small'),
  inlineSize: '76px',
  minBlockSize: '36px',
  paddingInline: space[2.5],
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: radius.s,
  background: color.bg,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
});

export const box = style({
  ...text('chat'),
  fontFamily: vars.font.story,
  lineHeight: 1.6,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '320px',
  padding: `${space[4]} ${space[6]}`,
  border: 0,
  outlineOffset: '-3px',
  background: color.bg,
  color: color.text,
  overflowWrap: 'anywhere',
  resize: 'none',
  selectors: { '&::placeholder': { color: color['text-3'], opacity: 1 } },
  '@media': { [media.phone]: { paddingInline: space[4] }, [narrow]: { blockSize: '60dvh', resize: 'vertical' } },
});

export const sideTitle = style({ ...text('label'), margin: 0, fontWeight: weight.strong });

export const sideText = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });
