import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, font, line, radius, tracking, weight } = vars;

export const titlePage = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '.9em',
  paddingBlock: '2.4em 1.6em',
  textAlign: 'center',
  hyphens: 'manual',
  selectors: { '[data-flow="pages"] &': { breakInside: 'avoid', paddingBlockStart: 0 } },
});

export const frontispiece = style({
  inlineSize: '100%',
  aspectRatio: '5 / 2',
  overflow: 'hidden',
  borderRadius: radius.xs,
  background: color['surface-2'],
  boxShadow: `0 0 0 1px ${color.line}, 0 0 0 7px ${color.bg}, 0 0 0 8px ${color.line}`,
  marginBlockEnd: '1.6em',
  selectors: {
    '[dir="rtl"] > header > &': { transform: 'scaleX(-1)' },
    '[data-flow="pages"] &': { aspectRatio: '16 / 9' },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '70% 40%',
});

// The paper decides the time of day of the picture, and the page where the paper is the page's.
export const night = style({
  display: 'contents',
  selectors: {
    '[data-paper="day"] &, [data-paper="sepia"] &, :root[data-theme="day"] [data-paper="theme"] &': { display: 'none' },
  },
});

export const day = style({
  display: 'contents',
  selectors: {
    '[data-paper="night"] &, :root:not([data-theme="day"]) [data-paper="theme"] &': { display: 'none' },
  },
});

export const title = style({
  ...headingFace,
  fontFamily: font.display,
  fontSize: 'clamp(1.9em, 1.4em + 2vw, 2.5em)',
  fontWeight: weight.display,
  letterSpacing: tracking,
  lineHeight: line.display,
});

export const tagline = style({
  maxInlineSize: '24em',
  color: color['text-2'],
  lineHeight: 1.5,
  textWrap: 'balance',
});

export const author = style({ ...text('small'), color: color['text-3'] });
