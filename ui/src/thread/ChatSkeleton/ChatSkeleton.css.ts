import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const screen = style({ display: 'flex', blockSize: '100%', minBlockSize: 0, background: color.bg });

export const main = style({ display: 'flex', flex: 1, flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });

export const head = style({ flex: 'none', blockSize: '64px', borderBlockEnd: `1px solid ${color.line}` });

export const thread = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space[5.5],
  flex: 1,
  position: 'relative',
  minBlockSize: 0,
  overflow: 'hidden',
  paddingBlock: space[6],
  paddingInline: `max(${space[9]}, calc((100% - ${vars.size.thread}) / 2))`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
  // The face of actions, asked for before the words are there: they would move once more when it comes.
  '::after': {
    content: 'a',
    position: 'absolute',
    visibility: 'hidden',
    fontFamily: vars.font.story,
    fontStyle: 'italic',
  },
  selectors: { '&:lang(ar)::after': { content: 'ا' } },
});

const shape = style({ borderRadius: '20px', background: color['surface-2'] });

/** Who speaks, beside what is said; on phones the words have the whole width. */
export const archRow = style({ display: 'flex', gap: space[3.5] });

export const arch = style([
  shape,
  {
    flex: 'none',
    inlineSize: '44px',
    blockSize: '54px',
    borderRadius: radius.arch,
    '@media': { [media.phone]: { display: 'none' } },
  },
]);

export const theirs = style([shape, { inlineSize: 'min(100%, 560px)', blockSize: '92px' }]);

export const mine = style([shape, { inlineSize: 'min(78%, 380px)', blockSize: '64px', marginInlineStart: 'auto' }]);

export const box = style([shape, { flex: 'none', blockSize: '116px', marginBlockStart: space[1] }]);

export const companion = style({
  display: 'none',
  inlineSize: '304px',
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [media.wide]: { display: 'block' } },
});

export const pane = style({ display: 'flex', flexDirection: 'column', gap: space[4.5], padding: space[5.5] });

export const window = style([shape, { inlineSize: '250px', blockSize: '307px', borderRadius: radius.arch }]);

export const line = style([shape, { inlineSize: '60%', blockSize: '24px', borderRadius: radius.s }]);
