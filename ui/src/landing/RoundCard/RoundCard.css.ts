import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
  minBlockSize: '380px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.xl,
  background: color['surface-1'],
  boxShadow: vars.elevation[2],
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const told = style({
  minInlineSize: 0,
  padding: `${space[7]} ${space[9]} ${space[8]}`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[5]} ${space[4]}` } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[3.5], marginBlockEnd: space[4.5] });

export const cover = style({
  flex: 'none',
  inlineSize: '38px',
  blockSize: '57px',
  borderRadius: radius.book,
  overflow: 'hidden',
});

export const headWords = style({ display: 'grid', gap: space[0.5], minInlineSize: 0 });

/** It takes the focus when the story has begun, and needs no ring to say so. */
export const title = style({
  ...text('title'),
  ...headingFace,
  margin: 0,
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
  outline: 0,
});

export const length = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const act = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minInlineSize: 0,
  padding: `${space[7]} ${space[8]}`,
  borderStartEndRadius: `calc(${radius.xl} - 1px)`,
  borderEndEndRadius: `calc(${radius.xl} - 1px)`,
  background: color['bg-sunk'],
  '@media': {
    [media.sidebarCollapse]: {
      borderStartEndRadius: 0,
      borderEndStartRadius: `calc(${radius.xl} - 1px)`,
    },
    [media.phone]: { gap: space[4], padding: `${space[5]} ${space[4]}` },
  },
});

/** The choices stay in sight beside a long round. */
export const kept = style({
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space[5]})`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [media.sidebarCollapse]: { position: 'static' } },
});

export const role = style({ display: 'grid', gap: space[1] });

export const roleLabel = style({ ...text('label'), margin: 0, color: color['text-2'] });

export const roleName = style({ ...text('title'), ...headingFace, margin: 0, overflowWrap: 'anywhere' });

export const roleNote = style({
  margin: 0,
  color: color['text-2'],
  fontFamily: vars.font.story,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  selectors: { ':root:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko)) &': { lineHeight: 1.7 } },
  // The button comes before it in the first view of a phone.
  '@media': { [media.phone]: { display: 'none' } },
});

export const free = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  margin: 0,
  color: color['text-2'],
  // Before the story has begun it ends the card.
  selectors: { [`${act} > &`]: { marginBlockStart: 'auto' } },
});

export const freeSign = style({ flex: 'none', color: color.success });

export const failed = style({ ...text('label'), margin: 0, color: color.danger, fontWeight: weight.micro });

export const bone = style({ borderRadius: radius.s, background: color['surface-3'] });

export const boneTitle = style([bone, { inlineSize: '46%', blockSize: '22px' }]);

export const boneLine = style([
  bone,
  { blockSize: '16px', marginBlockStart: space[3.5], selectors: { '&:last-child': { inlineSize: '62%' } } },
]);

export const boneButton = style([bone, { inlineSize: '190px', blockSize: '48px', borderRadius: radius.m }]);
