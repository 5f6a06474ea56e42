import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { size } = vars;

export const columns = style({ display: 'flex', minBlockSize: `calc(100dvh - ${size.header})` });

export const main = style({
  flex: 1,
  minInlineSize: 0,
  outline: 0,
  '@media': {
    [media.phone]: {
      selectors: { '&[data-bottom-bar]': { paddingBlockEnd: `calc(${size.bottomBar} + env(safe-area-inset-bottom))` } },
    },
  },
});

export const drawerBrand = style({ display: 'flex', alignItems: 'center', gap: '11px' });

export const drawerContent = style({ display: 'flex', flex: 1, flexDirection: 'column' });
