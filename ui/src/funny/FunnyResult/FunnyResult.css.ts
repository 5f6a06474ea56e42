import { style } from '@vanilla-extract/css';

import { headingFace, ownDirection, wholeWords } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.xl,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: space[4] } },
});

export const made = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: color['text-2'],
});

/** A picture at the start and words beside it; below it where there is no room. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[6],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space[4] } },
});

export const portrait = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '240px',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderStartStartRadius: '120px',
  borderStartEndRadius: '120px',
  borderEndStartRadius: radius.l,
  borderEndEndRadius: radius.l,
  background: color['surface-3'],
  '@media': { [media.phone]: { maxInlineSize: '180px' } },
});

export const book = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '200px',
  aspectRatio: '2 / 3',
  objectFit: 'cover',
  borderRadius: radius.s,
  background: color['surface-3'],
  '@media': { [media.phone]: { maxInlineSize: '140px' } },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], minInlineSize: 0 });

export const title = style({
  ...text('display-m'),
  ...headingFace,
  ...wholeWords,
  ...ownDirection,
  margin: 0,
  outline: 'none',
});

export const prose = style({
  ...text('story'),
  ...wholeWords,
  ...ownDirection,
  maxInlineSize: '66ch',
  margin: 0,
  whiteSpace: 'pre-line',
});

export const from = style({ ...text('small'), ...wholeWords, ...ownDirection, margin: 0, color: color['text-2'] });

export const said = style({ display: 'grid', gap: space[5], margin: 0, padding: 0, listStyle: 'none' });

export const speech = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3.5],
});

export const speaker = style({ ...text('label'), color: color.text });

export const quote = style({ ...text('title'), ...headingFace, ...wholeWords, ...ownDirection, margin: 0 });

/** The place of a postcard, with its words on a plate. */
export const postcard = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  minBlockSize: 'clamp(260px, 46vw, 440px)',
  padding: space[5],
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color['surface-3'],
  '@media': { [media.phone]: { padding: space[3] } },
});

export const scenery = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const plate = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  maxInlineSize: '62ch',
  padding: space[4.5],
  borderRadius: radius.m,
  background: vars.onArt.plate,
  color: vars.onArt.text,
});

export const cardWords = style({ ...text('story'), ...wholeWords, ...ownDirection, margin: 0, color: 'inherit' });

export const sender = style({
  ...text('label'),
  ...wholeWords,
  ...ownDirection,
  margin: 0,
  color: 'inherit',
  outline: 'none',
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.phone]: { display: 'grid' } },
});

export const note = style({
  ...text('small'),
  ...wholeWords,
  maxInlineSize: '68ch',
  margin: 0,
  color: color['text-2'],
});

export const writing = style({ ...text('body'), display: 'flex', alignItems: 'center', gap: space[3], margin: 0 });

export const download = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.tap,
  paddingInline: space[2],
  color: color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const shape = style({
  blockSize: '24px',
  maxInlineSize: '420px',
  borderRadius: radius.s,
  background: color['surface-3'],
});
