import { style } from '@vanilla-extract/css';

import { sheer } from '../../theme/art-styles';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** A frame is as wide as its place; a book and a sheet of the same height are narrower. */
export const book = style({ inlineSize: '83.4%' });

export const sheet = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  gap: '6%',
  inlineSize: '83.4%',
  aspectRatio: '2 / 3',
  padding: `0 ${space[5]} ${space[7]}`,
  filter: `drop-shadow(0 8px 12px ${sheer(color.scrim, 50)})`,
});

/** A message without words, by the other side or by the reader. */
export const bubble = style({
  position: 'relative',
  justifySelf: 'start',
  inlineSize: '76%',
  blockSize: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: '14px',
  borderStartStartRadius: '4px',
  background: color.bubble,
  selectors: {
    '&[data-mine]': {
      justifySelf: 'end',
      inlineSize: '58%',
      borderColor: 'transparent',
      borderStartStartRadius: '14px',
      borderEndEndRadius: '4px',
      background: color['bubble-me'],
    },
  },
});
