import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

/** Narrower than this, the contents stand above the text. */
const stacked = '(max-width: 1000px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 66ch) minmax(200px, 260px)',
  gridTemplateAreas: '"head contents" "text contents"',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[12]}`,
  '@media': {
    [stacked]: {
      gridTemplateColumns: 'minmax(0, 66ch)',
      gridTemplateAreas: '"head" "contents" "text"',
      justifyContent: 'start',
    },
    [media.phone]: { paddingBlock: space[6] },
    print: { gridTemplateColumns: 'minmax(0, 66ch)', gridTemplateAreas: '"head" "text"' },
  },
});

export const head = style({ gridArea: 'head', display: 'grid', gap: space[3.5] });

export const title = style({ ...text('display-l'), ...headingFace });

export const lead = style({ ...text('chat'), color: color['text-2'], textWrap: 'pretty' });

export const changed = style({ ...text('small'), color: color['text-3'] });

export const contents = style({
  gridArea: 'contents',
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space[6]})`,
  maxBlockSize: `calc(100dvh - ${size.header} - 48px)`,
  overflowY: 'auto',
  padding: `${space[4.5]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': {
    [stacked]: { position: 'static', maxBlockSize: 'none' },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({ ...text('label'), color: color.text });

export const contentsPart = style({ ...text('small'), marginBlockStart: space[3.5], color: color['text-3'] });

export const contentsLink = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '34px',
  color: color['text-2'],
  fontWeight: weight.entry,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text } } },
    [media.phone]: { minBlockSize: size.tap },
  },
});

export const body = style({ gridArea: 'text', display: 'grid', gap: space[8] });

/** The sticky header must not cover the heading that a link leads to. */
const aim = { scrollMarginBlockStart: `calc(${size.header} + ${space[5]})` };

export const part = style({ display: 'grid', gap: space[8] });

export const partTitle = style({
  ...text('display-m'),
  ...headingFace,
  ...aim,
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.line}`,
});

export const section = style({
  ...aim,
  display: 'grid',
  gap: space[2.5],
  '@media': { print: { breakInside: 'avoid' } },
});

export const heading = style({ ...text('title'), ...headingFace });

export const prose = style({
  ...text('chat'),
  display: 'grid',
  gap: '.7em',
  color: color.text,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

globalStyle(`${prose} p`, { margin: 0 });
globalStyle(`${prose} ul`, { display: 'grid', gap: '.4em', margin: 0, paddingInlineStart: '1.3em', listStyle: 'disc' });
globalStyle(`${prose} a`, { color: color['primary-text'], textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(`${prose} code`, { fontSize: '.92em' });
