import { style } from '@vanilla-extract/css';

import { titleFace } from '../../explore/art-styles';
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
  padding: '30px 40px 40px',
  textAlign: 'center',
  '@media': { [media.phone]: { padding: `26px ${space[4]} 32px` } },
});

/** A sign in place of the coins, for what did not end in coins. */
export const band = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '150px',
  background: color['surface-2'],
  color: color['text-2'],
});

export const title = style({ ...text('display-l'), ...titleFace, margin: 0 });

export const sentence = style({
  ...text('body'),
  maxInlineSize: '42ch',
  margin: '12px auto 0',
  color: color['text-2'],
  fontSize: '1.0625rem',
  textWrap: 'balance',
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: '26px',
});
