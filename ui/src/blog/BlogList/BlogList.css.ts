import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, size, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '860px',
  '@media': { [media.phone]: { paddingBlock: space[6] } },
});

export const head = style({ display: 'grid', gap: space[3.5] });

export const title = style({ ...text('display-l'), ...headingFace });

export const lead = style({ ...text('chat'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const list = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: `${space[5]} ${space[6]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: color['primary-text'] } } },
    [media.phone]: { padding: space[4.5] },
  },
});

export const entryTitle = style({ ...text('title'), ...headingFace, margin: 0 });

/** All of the entry leads to the post. */
export const entryLink = style({
  color: color.text,
  textWrap: 'balance',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.l },
});

export const description = style({ ...text('body'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const feeds = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fineSpace[3]} ${space[4]}`,
  margin: 0,
  color: color['text-3'],
});

export const feedLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.tap,
  color: color['text-2'],
  textDecoration: 'underline',
});
