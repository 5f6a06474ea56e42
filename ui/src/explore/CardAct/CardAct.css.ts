import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const cardPlace = style({ position: 'relative' });

/** Lies over the picture of a card, and lets through what is not the act itself. */
const over = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  display: 'flex',
  padding: space[2],
  pointerEvents: 'none',
});

export const corners = styleVariants({
  /** The top corner at the end; the stamp is at the start, the name below. */
  character: [over, { insetInline: 0, justifyContent: 'flex-end' }],
  /** The corner below the title at the start; the stamp is at the end. */
  story: [over, { insetInline: space[1], aspectRatio: '2 / 3', alignItems: 'flex-end', justifyContent: 'flex-start' }],
});

globalStyle(`${over} > *`, { pointerEvents: 'auto' });
