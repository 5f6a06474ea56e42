import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color } = vars;

/** What newcomers see, and what those see who can return to something: `html[data-returning]` says which. */
export const forNewcomers = style({ selectors: { 'html[data-returning] &': { display: 'none' } } });

const shape = (color: string) => `linear-gradient(${color}, ${color})`;

/** While it is empty it has the shapes of what is coming, and its height: the cards, and a picture in the first. */
export const forReturning = style({
  selectors: {
    'html:not([data-returning]) &': { display: 'none' },
    '&:empty': {
      blockSize: '278px',
      background: [
        `${shape(color['surface-3'])} 16px 86px / 92px 120px no-repeat`,
        `${shape(color['surface-2'])} 0 70px / calc(37% - 14px) 208px no-repeat`,
        `${shape(color['surface-2'])} 50% 70px / calc(31.5% - 14px) 208px no-repeat`,
        `${shape(color['surface-2'])} 100% 70px / calc(31.5% - 14px) 208px no-repeat`,
      ].join(', '),
    },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '&:empty': {
          blockSize: '440px',
          background: `${shape(color['surface-2'])} 0 60px / 100% 180px no-repeat, ${shape(color['surface-2'])} 0 254px / calc(50% - 7px) 180px no-repeat, ${shape(color['surface-2'])} 100% 254px / calc(50% - 7px) 180px no-repeat`,
        },
      },
    },
  },
});
