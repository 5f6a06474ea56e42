import { style } from '@vanilla-extract/css';

import { headingFace, lines } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { offlineSize } from '../../theme/offline-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

/** The panel stands below the canvas. */
const narrow = '(max-width: 1279.98px)';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) 348px',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"head head head" "tools main side"',
  blockSize: `calc(100dvh - ${size.header} - ${offlineSize} - ${noticeSize})`,
  minBlockSize: '560px',
  selectors: {
    '&[data-whole-window]': {
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.header,
      blockSize: '100dvh',
      minBlockSize: 0,
      overflowY: 'auto',
      background: color.bg,
    },
  },
  '@media': {
    [narrow]: {
      gridTemplateColumns: '76px minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto',
      gridTemplateAreas: '"head head" "tools main" "side side"',
      blockSize: 'auto',
    },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      gridTemplateAreas: '"head" "main"',
      paddingBlockEnd: size.header,
    },
  },
});

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: size.header,
  padding: `${space[1.5]} ${space[6]} ${space[1.5]} ${space[4.5]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.bg,
  selectors: { '[dir="rtl"] &': { padding: `${space[1.5]} ${space[4.5]} ${space[1.5]} ${space[6]}` } },
  '@media': { [media.phone]: { paddingInline: space[3] } },
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

export const title = style({
  ...text('title'),
  ...headingFace,
  ...lines(1),
  minInlineSize: 0,
  margin: 0,
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flex: '1 1 20%' } },
});

export const facts = style({
  ...text('small'),
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'none' } },
});

export const saved = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  color: color.success,
  selectors: { '&[data-saved="not-kept"]': { color: color.danger } },
  '@media': { [media.phone]: { order: 5, flex: '1 0 100%' } },
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const tools = style({
  gridArea: 'tools',
  padding: `${space[3]} 0`,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: noticeSize,
      zIndex: vars.layer.sticky,
      padding: `${space[1]} ${space[2]}`,
      borderInlineEnd: 0,
      borderBlockStart: `1px solid ${color.line}`,
      background: color.bg,
    },
  },
});

export const main = style({
  gridArea: 'main',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minInlineSize: 0,
  minBlockSize: 0,
  background: color['bg-sunk'],
  '@media': {
    [narrow]: { gridTemplateRows: 'auto 68dvh auto' },
    [media.phone]: { gridTemplateRows: 'auto 58dvh auto' },
  },
});

export const options = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: '56px',
  padding: `${space[1]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.bg,
  color: color.text,
  '@media': { [media.phone]: { paddingInline: space[4] } },
});

export const optionName = style({ ...text('label'), fontWeight: weight.strong });

export const sizeOption = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const number = style({ minInlineSize: '2em', color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const slider = style({
  inlineSize: '112px',
  minBlockSize: size.tap,
  margin: 0,
  accentColor: color.primary,
  cursor: 'pointer',
});

export const full = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5], color: color.danger });

export const zoom = style({ display: 'inline-flex', alignItems: 'center', marginInlineStart: 'auto' });

export const whole = style({
  ...text('small'),
  minInlineSize: '56px',
  minBlockSize: '36px',
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@media': { [media.phone]: { minBlockSize: size.tap } },
});

export const well = style({
  minBlockSize: 0,
  padding: space[6],
  '@media': { [media.phone]: { padding: space[2] } },
});

/** The layers, the colours, and what can be asked for. */
export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 });

export const sheet = style([panel, { marginBlockStart: space[5] }]);

/** Opens the panel where it is a sheet. */
export const sheetButton = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'grid' } },
});

export const side = style({
  gridArea: 'side',
  minInlineSize: 0,
  padding: space[5],
  borderInlineStart: `1px solid ${color.line}`,
  overflowY: 'auto',
  '@media': {
    [narrow]: { borderInlineStart: 0, borderBlockStart: `1px solid ${color.line}`, overflowY: 'visible' },
    [media.phone]: { display: 'none' },
  },
});

export const heading = style({ ...text('label'), margin: 0, color: color['text-2'], fontWeight: weight.strong });

export const colors = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2.5] });

export const swatch = style({
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.pill,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { outline: `2.5px solid ${color.primary}`, outlineOffset: '2px' },
  },
  '@media': { [media.phone]: { inlineSize: size.tap, blockSize: size.tap } },
});
