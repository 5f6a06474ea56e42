import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, size, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '1080px',
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const back = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: size.tap,
  color: color['primary-text'],
});

/** A name in another script begins where the page does. */
export const title = style({
  ...text('display-l'),
  ...headingFace,
  justifySelf: 'start',
  margin: 0,
  overflowWrap: 'anywhere',
});

export const lead = style({
  ...text('body'),
  margin: 0,
  maxInlineSize: '68ch',
  color: color['text-2'],
  textWrap: 'pretty',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const heading = style({ ...text('title'), ...headingFace, margin: 0 });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  gap: space[3],
});

export const note = style({ ...text('small'), margin: 0, color: color['text-3'], textWrap: 'pretty' });
