import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { size, space } = vars;

/** The whole place of a page inside the shell, to its edges (`Shell.css.ts`). */
export const layout = style({
  position: 'relative',
  isolation: 'isolate',
  minBlockSize: `calc(100dvh - ${size.header})`,
  marginBlock: `calc(-1 * ${space[6]}) calc(-1 * ${space[16]})`,
  marginInline: `-${space[9]}`,
  paddingBlockEnd: space[20],
  '@media': {
    [media.sidebarCollapse]: { marginInline: `calc(-1 * ${space[6]})` },
    [media.phone]: { marginBlockStart: 0, marginInline: `calc(-1 * ${space[4]})` },
  },
});
