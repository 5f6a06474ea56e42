import { globalStyle, style } from '@vanilla-extract/css';

import { titleFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 42%) minmax(0, 1fr)',
  minBlockSize: '520px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xl,
  overflow: 'hidden',
  background: color['surface-1'],
  '@media': {
    [media.popupFull]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [media.phone]: { marginInline: `calc(${space[4]} * -1)`, border: 0, borderRadius: 0, background: 'none' },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  padding: `${space[12]} ${space[14]}`,
  '@media': {
    [media.sidebarCollapse]: { padding: space[8] },
    [media.popupFull]: { padding: `${space[7]} ${space[4]}` },
  },
});

export const title = style({ ...text('display-l'), ...titleFace });

export const lead = style({
  ...text('body'),
  maxInlineSize: '44ch',
  marginBlockStart: space[3],
  color: color['text-2'],
  fontSize: '1.0625rem',
});

export const list = style({
  display: 'grid',
  gap: space[2.5],
  marginBlock: `${space[5.5]} ${space[7]}`,
  color: color['text-2'],
});

globalStyle(`${list} > li`, { display: 'flex', alignItems: 'baseline', gap: space[3] });
globalStyle(`${list} > li::before`, {
  content: '',
  flex: 'none',
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: vars.radius.pill,
  background: color.primary,
  translate: '0 -2px',
});
