import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const screen = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });

export const head = style({
  flex: 'none',
  blockSize: '64px',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: { selectors: { '&[data-own-head]': { blockSize: '52px', borderBlockEndColor: 'transparent' } } },
  },
});

export const thread = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '22px',
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
  paddingBlock: '24px',
  paddingInline: 'max(36px, calc((100% - 760px) / 2))',
  '@media': { [media.phone]: { paddingInline: '16px' } },
});

const shape = style({ borderRadius: '20px', background: color['surface-2'] });

export const theirs = style([shape, { inlineSize: 'min(100%, 560px)', blockSize: '92px' }]);

export const mine = style([shape, { alignSelf: 'flex-end', inlineSize: 'min(78%, 380px)', blockSize: '64px' }]);

export const box = style([shape, { flex: 'none', blockSize: '116px', marginBlockStart: '4px' }]);
