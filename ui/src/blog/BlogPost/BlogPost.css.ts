import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 68ch)',
  gap: space[6],
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const back = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: 'fit-content',
  minBlockSize: size.tap,
  color: color['text-2'],
  '@media': { print: { display: 'none' } },
});

export const head = style({ display: 'grid', gap: space[3.5] });

export const title = style({ ...text('display-l'), ...headingFace, margin: 0, textWrap: 'balance' });

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

export const prose = style({ ...text('chat'), color: color.text, overflowWrap: 'anywhere' });

globalStyle(`${prose} > * + *`, { marginBlock: `${space[4]} 0` });
globalStyle(`${prose} p, ${prose} li`, { textWrap: 'pretty' });
globalStyle(`${prose} h2`, {
  ...text('title'),
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  marginBlock: `${space[9]} ${space[3]}`,
  scrollMarginBlockStart: `calc(${size.header} + ${space[5]})`,
});
globalStyle(`${prose} ul, ${prose} ol`, { display: 'grid', gap: space[2], paddingInlineStart: '1.3em' });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} strong`, { fontWeight: weight.strong });
globalStyle(`${prose} em`, { fontStyle: 'italic' });
globalStyle(`${prose} a`, { color: color['primary-text'], textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(`${prose} code`, { fontSize: '.92em' });

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
});

export const other = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minBlockSize: size.tap,
  color: color.text,
  selectors: { '&[data-way="newer"]': { gridColumn: '2 / 3', textAlign: 'end' } },
  '@media': { [media.phone]: { selectors: { '&[data-way="newer"]': { gridColumn: '1 / 2', textAlign: 'start' } } } },
});

export const otherWay = style({ ...text('small'), color: color['text-3'] });

export const otherTitle = style({ ...text('card-name'), ...headingFace, textWrap: 'balance' });
