import { style } from '@vanilla-extract/css';

import { titleFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const panel = style({
  overflow: 'hidden',
  maxInlineSize: '620px',
  marginInline: 'auto',
  marginBlockStart: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xl,
  background: color['surface-1'],
  '@media': {
    [media.phone]: { marginInline: `calc(${space[4]} * -1)`, marginBlockStart: 0, border: 0, borderRadius: 0 },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[7.5]} ${space[10]} ${space[10]}`,
  textAlign: 'center',
  '@media': { [media.phone]: { padding: `${space[6.5]} ${space[4]} ${space[8]}` } },
});

export const title = style({ ...text('display-l'), ...titleFace, margin: 0 });

export const sentence = style({
  ...text('body'),
  maxInlineSize: '42ch',
  margin: `${space[3]} auto 0`,
  color: color['text-2'],
  fontSize: '1.0625rem',
  textWrap: 'balance',
});

export const more = style({ inlineSize: '100%', marginBlockStart: space[5.5] });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[6.5],
});
