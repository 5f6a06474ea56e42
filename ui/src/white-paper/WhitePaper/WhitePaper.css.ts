import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

const measure = 'minmax(0, 72ch)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: `minmax(180px, 220px) ${measure}`,
  gridTemplateAreas: '"contents head" "contents body"',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: `${space[8]} ${space[10]}`,
  '@media': {
    [media.sidebarCollapse]: {
      gridTemplateColumns: measure,
      gridTemplateAreas: '"head" "contents" "body"',
      gridTemplateRows: 'auto',
    },
    [media.phone]: { gap: space[6], paddingBlock: space[5] },
    print: { display: 'block' },
  },
});

export const head = style({ gridArea: 'head', display: 'grid', gap: space[3.5] });

export const title = style({ ...text('display-l'), ...headingFace, margin: 0 });

export const lead = style({ ...text('chat'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const note = style({
  ...text('label'),
  margin: 0,
  padding: `${space[3]} ${space[4.5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-2'],
  color: color['text-2'],
});

const oneColumn = 'minmax(0, 1fr)';

export const body = style({ gridArea: 'body', display: 'grid', gridTemplateColumns: oneColumn, gap: space[10] });

export const chapter = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: space[4],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.line}`,
});

/** The sticky header must not cover the heading that a link leads to. */
const aim = { scrollMarginBlockStart: `calc(${size.header} + ${space[5]})` };

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});

export const chapterTitle = style({ ...text('display-m'), ...headingFace, ...aim, margin: 0 });

export const ownLink = style({
  color: 'inherit',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});

export const copied = style({ ...text('small'), color: color['text-2'] });

export const parts = style({ display: 'grid', gridTemplateColumns: oneColumn, gap: space[5] });

export const prose = style({ ...text('chat'), overflowWrap: 'anywhere' });

globalStyle(`${prose} > * + *`, { marginBlock: `${space[4]} 0` });
globalStyle(`${prose} p, ${prose} li`, { textWrap: 'pretty' });
globalStyle(`${prose} h3`, {
  ...text('title'),
  ...aim,
  fontFamily: vars.font.display,
  fontWeight: weight.display,
  marginBlock: `${space[7]} ${space[2]}`,
});
globalStyle(`${prose} h3 a`, { color: 'inherit' });
globalStyle(`${prose} ul`, { display: 'grid', gap: space[2], paddingInlineStart: '1.3em', listStyle: 'disc' });
globalStyle(`${prose} em`, { fontStyle: 'italic' });
globalStyle(`${prose} :is(p, li) a`, {
  color: color['primary-text'],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
globalStyle(`${prose} code`, { fontSize: '.92em' });
globalStyle(`${prose} a[data-address]::after`, {
  '@media': { print: { content: '" (" attr(data-address) ")"' } },
});

export const checks = style({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { print: { breakInside: 'avoid' } },
});

export const checksTitle = style({
  ...text('label'),
  margin: 0,
  marginBlockEnd: space[2.5],
  fontWeight: weight.action,
});

// Printers leave out grounds, so that words in the colours of the night would be pale on white.
globalStyle(`${page} :is(*, ::before, ::after)`, {
  '@media': {
    print: { borderColor: 'GrayText !important', background: 'none !important', color: 'CanvasText !important' },
  },
});
