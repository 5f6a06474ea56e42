import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { stage } from './Product.css';

const { color, radius, space, weight } = vars;

/** A sheet as large as the stage of other products. */
export const paperStage = style([
  stage,
  {
    aspectRatio: 'auto',
    justifyItems: 'stretch',
    alignItems: 'center',
    minBlockSize: '440px',
    border: 0,
    borderRadius: radius.l,
    background: color.bg,
    '@media': { [media.phone]: { aspectRatio: 'auto', minBlockSize: '360px' } },
  },
]);

export const conversation = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  padding: `${space[9]} ${space[10]}`,
  '@media': { [media.phone]: { padding: `${space[7]} ${space[6]}` } },
});

export const speaker = style({
  ...text('card-name'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  fontWeight: weight.name,
});

export const speakerFace = style({
  inlineSize: '44px',
  blockSize: 'auto',
  aspectRatio: '1 / 1.22',
  objectFit: 'cover',
  borderRadius: radius.arch,
  background: color['surface-3'],
});

export const theirWords = style({ margin: 0, inlineSize: 'fit-content', maxInlineSize: '86%' });

export const myWords = style({ margin: 0, justifySelf: 'end', inlineSize: 'fit-content', maxInlineSize: '82%' });
