import { style } from '@vanilla-extract/css';

/** What holds a card and the act beside it. */
export const cardPlace = style({ position: 'relative' });

/** The top corner at the end of a card; the stamp is at the start. */
export const corner = style({ position: 'absolute', zIndex: 2, insetBlockStart: '8px', insetInlineEnd: '10px' });
